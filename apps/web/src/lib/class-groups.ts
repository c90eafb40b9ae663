const words = (text: string) => text.split(' ')
const isAny = () => true
const isLength = (value: string) => /^\[?[\d.]/.test(value)

/** Groups whose utilities are `name-…`, of any value, and set the same property. */
const prefixes = words(
  'm mx my mt mr mb ml p px py pt pr pb pl w h size min-w max-w min-h max-h top right bottom left z gap grow shrink basis ' +
    'justify justify-items justify-self leading opacity whitespace rounded fill overflow aspect',
)

const borders = ['border', 'border-t', 'border-b'].map(
  (side) => [side, [{ [side]: ['', isLength] }]] as const,
)
const ofAnyValue = (name: string) => [name, [name, { [name]: [isAny] }]] as const

/**
 * The utilities that a part and whoever uses it both set, for `cn`: which ones stand for the same property. Tailwind-merge's
 * own table has ten times as many and weighs 8 KB; a test compares both over every class that the parts are given.
 */
export const classGroups = {
  display: words(
    'block inline-block inline flex inline-flex grid inline-grid contents hidden table table-row table-cell',
  ),
  position: words('static fixed absolute relative sticky'),
  ...Object.fromEntries(prefixes.map(ofAnyValue)),
  flex: [{ flex: [isAny] }],
  'object-fit': [{ object: words('contain cover fill none scale-down') }],
  'flex-direction': [{ flex: words('row row-reverse col col-reverse') }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap'] }],
  ...Object.fromEntries(borders),
  'border-style': [{ border: ['solid', 'dashed', 'none'] }],
  'border-color': [{ border: [isAny] }],
  'bg-color': [{ bg: [isAny] }],
  'text-size': [{ text: [...words('xs sm base lg xl 2xl'), isLength] }],
  'text-align': [{ text: ['left', 'center', 'right'] }],
  'text-color': [{ text: [isAny] }],
  'font-family': [{ font: ['mono', 'sans'] }],
  'font-weight': [{ font: [isAny] }],
  decoration: ['underline', 'no-underline'],
}

const sidesOf = (name: string) => [...'xytrbl'].map((side) => `${name}${side}`)

/** What the whole sets anew of its sides, where it comes after them. */
export const conflictingClassGroups = {
  p: sidesOf('p'),
  px: ['pl', 'pr'],
  py: ['pt', 'pb'],
  m: sidesOf('m'),
  mx: ['ml', 'mr'],
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  border: ['border-t', 'border-b'],
  flex: ['basis', 'grow', 'shrink'],
  'text-size': ['leading'],
}
