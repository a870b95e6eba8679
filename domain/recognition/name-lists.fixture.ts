/** Names and streets from which pairs are made. No given name, nickname, surname or street of one list stands in the other. */
export type NameLists = {
  given: readonly string[]
  nicknames: readonly (readonly [string, string])[]
  surnames: readonly string[]
  streets: readonly string[]
  places: readonly string[]
}

const list = (text: string): string[] => text.trim().split(/\s*,\s*/)
const couples = (text: string): [string, string][] =>
  list(text).map((each): [string, string] => [each.split('/')[0] ?? '', each.split('/')[1] ?? ''])

/** The rules were tuned with these. */
export const TRAINING: NameLists = {
  given:
    list(`Mary, James, Linda, Robert, Karen, Thomas, Nancy, Daniel, Betty, Paul, Sandra, Mark, Donna, George, Carol, Kenneth, Ruth, Steven, Sharon, Edward, Michelle, Brian,
    Laura, Ronald, Sarah, Kevin, Jason, Deborah, Jeffrey, Jessica, Frank, Shirley, Scott, Cynthia, Eric, Angela, Stephen, Melissa, Andrew, Brenda, Raymond, Amy, Gregory, Anna,
    José, María, Juan, Ana, Luis, Carmen, Pedro, Rosa, Jorge, Elena, Wei, Mei, Priya, Arjun, Ahmed, Fatima, Minh, Thuy, Olga, Ivan, Kwame, Aisha, Tyrone, Keisha, Liam, Noah`),
  nicknames:
    couples(`Robert/Bob, James/Jim, William/Bill, Margaret/Peggy, Elizabeth/Liz, Katherine/Kate, Richard/Dick, Edward/Ted, José/Pepe, Francisco/Paco, Guadalupe/Lupe, Patricia/Patty,
    Michael/Mike, Thomas/Tom, Christopher/Chris, Deborah/Debbie, Daniel/Danny, Joseph/Joe, Susan/Sue, Barbara/Barb, Ignacio/Nacho, Dolores/Lola, Jesús/Chuy, Charles/Chuck`),
  surnames:
    list(`Smith, Johnson, Williams, Brown, Jones, Miller, Davis, Wilson, Anderson, Taylor, Moore, Jackson, Martin, Lee, Thompson, White, Harris, Clark, Lewis, Robinson, Walker,
    Hall, Young, King, Wright, Hill, Scott, Green, Adams, Baker, Nelson, Carter, Mitchell, Turner, Phillips, García, Martínez, Rodríguez, Hernández, López, Pérez, Sánchez, de la Cruz,
    Nguyen, Patel, Kim, Chen, O'Brien, McDonald, Kowalski, Schmidt, Van Dyke, Okafor, Petrov, Rossi`),
  streets: list(
    `Main St, Oak Ave, Park Rd, Maple Dr, Cedar Ln, Elm St, Pine St, Washington Blvd, Lake Dr, Hill Rd, Walnut St, Spring St, 5th Ave, 12th St, N Church St, W Jefferson Ave, Ridge Rd, Sunset Ct`,
  ),
  places: list(`Portland OR 97201, Salem OR 97301, Boston MA 02110, Austin TX 78701, Miami FL 33101`),
}

/** These names were never used while the rules were tuned. */
export const HELD_OUT: NameLists = {
  given:
    list(`Harriet, Clarence, Beverly, Leroy, Marlene, Wallace, Phyllis, Norman, Lorraine, Vernon, Rosalie, Curtis, Yvonne, Darrell, Annette, Clifton, Geneva, Alton, Marjory, Roland,
    Winona, Lamont, Cheri, Dewey, Twila, Garland, Nelda, Delbert, Vonda, Rufus, Octavia, Lemuel, Zelma, Hollis, Corinne, Mavis, Ferdinand, Ingrid, Bjorn, Astrid, Siegfried, Gunther, Ottilie,
    Ximena, Baltasar, Remedios, Aurelio, Milagros, Evaristo, Fabiola, Anselmo, Yesenia, Heriberto, Itzel, Cuauhtémoc, Nayeli, Leopoldo, Paloma, Bautista, Rocío,
    Xiulan, Guowei, Yifan, Haoran, Tuyet, Quyen, Duong, Venkatesh, Lakshmi, Gopal, Sushma, Harpreet, Gurdeep, Balwinder, Nasreen, Tariq, Zainab, Idris, Yusra, Mahdi, Chidi, Ngozi, Emeka, Adaeze,
    Oluwaseun, Folake, Svetlana, Dmitri, Ludmila, Bogdan, Zofia, Kazimierz, Agnieszka, Giuseppe, Ornella, Dragan, Milica, Aroha, Tavita, Kealoha, Deshawn, Latisha, Jamarcus, Tanisha`),
  nicknames:
    couples(`Harold/Hal, Theodore/Theo, Abigail/Abby, Nathaniel/Nate, Samuel/Sam, Alexandra/Alex, Gerald/Jerry, Eugene/Gene, Victoria/Vicky, Timothy/Tim, Rebecca/Becky, Frederick/Fred,
    Dorothy/Dot, Virginia/Ginny, Walter/Walt, Lawrence/Larry, Zachary/Zach, Benjamin/Ben, Jacqueline/Jackie, Kathleen/Kathy, Enrique/Quique, Manuel/Manolo, Rosario/Charo, Consuelo/Chelo, Alberto/Beto,
    Eduardo/Lalo, Guillermo/Memo, Graciela/Chela, Antonio/Toño, Isabel/Chabela, Vicente/Chente, Rafael/Rafa, Pamela/Pam, Philip/Phil, Gregory/Greg, Matthew/Matt, Leonard/Lenny, Martha/Marty,
    Florence/Flo, Josephine/Josie, Raymond/Ray, Arthur/Art, Clifford/Cliff, Russell/Russ, Stanley/Stan, Albert/Al, Judith/Judy, Constance/Connie, Teresa/Tere, Mercedes/Meche`),
  surnames:
    list(`Abernathy, Bancroft, Castellanos, Dickinson, Echeverría, Fitzgerald, Guerrero, Hollingsworth, Ibarra, Jankowski, Kaplan, Lindqvist, Montgomery, Nakamura, Okonkwo, Pennington,
    Quintero, Raghunathan, Salazar, Takahashi, Underwood, Valenzuela, Whitaker, Xiong, Yamamoto, Zimmerman, Ó Faoláin, D'Angelo, St. Clair, Delgado, de los Santos, del Río, Ortega, MacLeod, McAllister,
    Gutiérrez, Sepúlveda, Bhattacharya, Singh, Ali, Haddad, Kaczmarek, Novotny, Sorensen, Møller, Larsson, Becker, Vogel, Duquette, Thibodeaux, Baptiste, Washington, Booker, Tran, Huynh, Cho, Yoon, Wu, Lau, Reyes`),
  streets:
    list(`Sycamore Ln, Chestnut Ave, Magnolia Blvd, Harborview Dr, Old Mill Rd, E Broadway, SW Morrison St, NE Alberta St, 42nd St, 1st Ave, 23rd Pl, Fox Hollow Ct, Willow Creek Pkwy, Juniper Cir,
    Mt Vernon Ter, St Charles Pl, Kingsbury Way, Peachtree Rd, S Wabash Ave, Lincoln Trl, Avenida Central, Calle Luna, Bayshore Hwy, Whispering Pines Loop`),
  places: list(
    `Denver CO 80202, Saint Louis MO 63101, Fort Worth TX 76102, San Juan PR 00901, Brooklyn NY 11201, Mount Pleasant SC 29464, North Las Vegas NV 89030`,
  ),
}
