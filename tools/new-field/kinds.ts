/** The kinds of fields that `pnpm new:field` writes: what the table, the declaration and the test say of each. */

export interface Asked {
  entity: string
  name: string
  kind: Kind
  label: string
  /** Characters of a text. */
  max: number
  /** Of a whole number. */
  range: readonly [least: number, greatest: number]
}

interface KindLines {
  column: (asked: Asked) => string
  /** What the column's constraint asks, where it has one. */
  check?: (asked: Asked) => string
  declared: (asked: Asked) => string
  /** A value as a test writes it. */
  sample: (asked: Asked) => string
  /** What a sheet's template shows; without it sheets do not have the field. */
  cell?: (asked: Asked) => string
  /** Where the blank form begins, and what a record without it holds. */
  blank: string
}

const length = ({ name, max }: Asked) => `length(${name}) between 1 and ${max}`

export const kinds = {
  text: {
    column: () => 'text',
    check: length,
    declared: ({ label, max }) => `field.optional(field.text('${label}', ${max}))`,
    sample: () => `'Exemplo'`,
    cell: () => 'Exemplo',
    blank: 'null',
  },
  longText: {
    column: () => 'text',
    check: length,
    declared: ({ label, max }) => `field.unsorted(field.optional(field.text('${label}', ${max})))`,
    sample: () => `'Exemplo'`,
    cell: () => 'Exemplo',
    blank: 'null',
  },
  day: {
    column: () => 'date',
    declared: ({ label }) => `field.optional(field.day('${label}'))`,
    sample: () => `'2026-03-31'`,
    cell: () => '31/03/2026',
    blank: 'null',
  },
  integer: {
    column: () => 'int',
    check: ({ name, range: [least, greatest] }) => `${name} between ${least} and ${greatest}`,
    declared: ({ label, range }) => `field.optional(field.integer('${label}', ${range.join(', ')}))`,
    sample: ({ range: [least] }) => String(least),
    cell: ({ range: [least] }) => String(least),
    blank: 'null',
  },
  amount: {
    column: () => 'numeric(12, 2)',
    declared: ({ label }) => `field.optional(field.amount('${label}'))`,
    sample: () => `'12.50'`,
    cell: () => '12,50',
    blank: 'null',
  },
  flag: {
    column: () => 'boolean not null default false',
    declared: ({ label }) => `field.flag('${label}')`,
    sample: () => 'true',
    blank: 'false',
  },
} satisfies Record<string, KindLines>

export type Kind = keyof typeof kinds
export const linesOf = ({ kind }: Pick<Asked, 'kind'>): KindLines => kinds[kind]
export const kindNames = Object.keys(kinds) as Kind[]
