/** What stands behind a label. `none` has no place in the form; `whole` is the heading of a whole address. */
export type LabelKind =
  | 'first'
  | 'middle'
  | 'last'
  | 'name'
  | 'whole'
  | 'street'
  | 'unit'
  | 'company'
  | 'city'
  | 'state'
  | 'zip'
  | 'country'
  | 'none'

/** The labels of messages and of other programs, in English and Spanish, each kind as a pattern without the words before it. */
const LABELS: readonly (readonly [LabelKind, string])[] = [
  ['first', String.raw`(?:first|given|fore)[ _-]?name|fname|first|nombre(?:\(s\)|s)?|primer nombre|nombre de pila`],
  ['middle', 'middle[ _-]?(?:name|initial)|middle|m\\.?i\\.?|segundo nombre'],
  ['last', String.raw`(?:last|family)[ _-]?name|lname|surname|last|apellido(?:\(s\)|s)?`],
  ['name', 'name|full[ _-]?name|display name|names|addressee|nombre y apellidos?|nombres? completos?|destinatari[oa]'],
  [
    'whole',
    String.raw`(?:ship|shipping|shipped|mail|mailing|send|sent|deliver|delivery|delivering|delivered|bill|billing)[ -]to|to|for|deliver(?:y|ing)?|para|enviar a|env[ií]o a|entregar a|(?:direcci[oó]n|domicilio|datos) (?:de|del) (?:env[ií]o|entrega)|information|info|details|datos`,
  ],
  [
    'street',
    String.raw`(?:street|mail|postal)[ _-]?address(?:[ _-]?line)?(?:[ _-]?\d)?|address(?:[ _-]?line)?(?:[ _-]?\d)?|addr(?: ?\d)?|adr|add|street(?:[ _-]?line)?(?: ?\d)?|line ?\d|home|work|office|house|direcci[oó]n(?: postal| f[ií]sica)?(?: ?\d)?|direcc?|domicilio|calle(?: y n[uú]mero)?|l[ií]nea(?: de direcci[oó]n)? ?\d`,
  ],
  [
    'unit',
    String.raw`apartment(?: number)?|(?:n[uú]mero|n\.?[oº]) de (?:apartamento|apto|unidad)|apt|ap(?:ar)?to|apartamento|departamento|depto|dpto|unit(?: number)?|suite(?: number)?|ste|floor|piso|room|(?:apartment|apt|unit|suite)(?:[,/ ]+(?:or |and )?(?:apartment|apt|unit|suite|floor|bldg|building|etc))+`,
  ],
  ['company', 'company(?:[ _-]?name)?|organi[sz]ation|business(?: name)?|empresa|compañ[ií]a'],
  [
    'city',
    String.raw`city[/ ](?:state[/ ])?(?:and )?(?:zip|town)(?: ?code)?|city, ?(?:st|state),? (?:and |& )?zip(?: ?code)?|city(?:,? (?:and )?state)?|town|ciudad(?: ?[,/] ?estado(?:(?:,? y |/)(?:c[oó]digo postal|zip|c\.?p\.?))?)?|municipio|localidad|poblaci[oó]n|pueblo`,
  ],
  ['state', 'state(?: ?(?:/|or) ?(?:province|region|territory))*|province|estado(?: ?/ ?provincia)?|provincia|st'],
  [
    'zip',
    String.raw`postal ?/ ?zip(?: ?code)?|zip(?:[ _-]?code)?(?: ?(?:/|or) ?postal(?: ?code)?)?(?: ?\+ ?4)?|postal[ _-]?code|postcode|postal|c[oó]digo(?: postal| zip)?|c\.? ?p\.?|z\.?i\.?p\.?`,
  ],
  ['country', String.raw`country(?: ?/ ?region)?|pa[ií]s`],
  [
    'none',
    String.raw`region|county|condado|title|prefix|salutation|tratamiento|job title|position|role|cargo|puesto|department|phone(?: ?(?:number|no\.?))?|telephone|tel|mobile(?: ?(?:phone|number))?|cell(?: ?phone)?|fax|e-?mail(?: ?address)?|tel[eé]fono|m[oó]vil|celular|correo(?: electr[oó]nico)?|website|web|birthday|birth ?date|date of birth|dob|(?:order|account|invoice|customer|client|member|reference|tracking|confirmation|policy)(?: ?(?:number|no\.?|id|#))|id|notes?|gender|status`,
  ],
]

/** Words that may stand before a label: 'Billing Street', "Customer's name", 'Home address'. */
const BEFORE =
  "(?:(?:account|billing|bill|business|buyer|client|contact|current|customer|delivery|employee|gift|guest|home|homeowner|legal|mail|mailing|member|my|new|other|owner|patient|permanent|personal|physical|postal|preferred|primary|property|recipient|residence|residential|resident|ship|shipping|site|street|tenant|their|to|user|work|your)(?:['’]?s)?[ _-])*"
const BEHIND = String.raw`(?: ?#)?\*?(?: ?\((?:optional|required|opcional|if any)\))?`

/** Words that are a label alone, too. */
export const PEOPLE =
  '(?:recipient|customer|client|contact|resident|tenant|member|guest|employee|buyer|homeowner|owner|lead|patient|cliente|residente|contacto|comprador|inquilin[oa])(?: ?\\d)?'
const NAMED: readonly (readonly [LabelKind, string])[] = [...LABELS, ['name', PEOPLE]]
/** Matches one label, without what stands between it and its value. */
export const LABEL = `${BEFORE}(?:${NAMED.map(([, pattern]) => pattern).join('|')})${BEHIND}`

const KINDS = NAMED.map(([kind, pattern]) => [kind, new RegExp(`^${BEFORE}(?:${pattern})${BEHIND}$`, 'iu')] as const)

/** Tells what stands behind a label. A longer label says it more exactly: 'Order number' is none. */
export const kindOfLabel = (label: string): LabelKind => KINDS.find(([, pattern]) => pattern.test(label))?.[0] ?? 'none'
