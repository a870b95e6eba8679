/**
 * Surnames that many people in the United States have, as small letters without accents. Two people with the same such surname are often different
 * people.
 */
const COMMON = new Set(
  `smith johnson williams brown jones davis miller wilson moore taylor anderson thomas jackson white harris martin thompson robinson clark lewis lee walker hall allen young
king wright scott green baker adams nelson hill campbell mitchell roberts carter phillips evans turner parker collins edwards stewart morris murphy cook rogers morgan cooper
peterson bailey reed kelly howard ward cox richardson wood watson brooks bennett gray james hughes price myers long foster sanders ross jenkins perry powell patterson
butler barnes fisher henderson coleman simmons jordan reynolds hamilton graham wallace cole west owens wells ford marshall harrison gibson mcdonald ellis stevens murray
freeman webb simpson tucker porter hunter hicks crawford henry boyd mason kennedy warren dixon burns gordon shaw holmes rice robertson hunt black daniels palmer mills
grant knight stone hawkins dunn perkins hudson spencer gardner payne pierce berry matthews arnold wagner willis ray watkins olson carroll duncan snyder hart cunningham
bradley lane andrews ruiz harper fox riley armstrong carpenter weaver greene lawrence elliott sims austin peters kelley franklin lawson fields ryan schmidt carr vasquez
wheeler chapman oliver montgomery richards williamson johnston banks meyer bishop mccoy howell morrison hansen fernandez garza harvey little burton stanley george
jacobs reid fuller lynch gilbert garrett romero larson frazier burke hanson
garcia rodriguez martinez hernandez lopez gonzalez gonzales perez sanchez ramirez torres flores rivera gomez diaz cruz reyes morales gutierrez ortiz ramos castillo jimenez
moreno alvarez mendoza castro vargas guzman herrera medina aguilar vega soto delgado rios contreras guerrero estrada sandoval ortega nunez maldonado mendez santiago
nguyen tran le pham huynh vu vo kim park choi chen wang li zhang liu lin wu huang yang chang wong chan patel shah singh khan ali ahmed hassan hussein mohamed cohen
`
    .trim()
    .split(/\s+/),
)

/** Returns true for a surname that many people have. */
export const isCommonSurname = (surname: string): boolean => COMMON.has(surname)

const FAMILY_FIRST = new Set('nguyen tran pham huynh phan vu vo dang bui ngo duong zhang wang liu chen huang zhao zhou'.split(' '))

/** Returns true for a Vietnamese or Chinese surname, which many people write before their given name. */
export const isFamilyNameFirst = (name: string): boolean => FAMILY_FIRST.has(name)
