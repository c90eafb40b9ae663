type Below<Name extends string, Value> = Value extends readonly (infer Item)[]
  ? `${Name}.${number}` | (Item extends object ? `${Name}.${number}.${keyof Item & string}` : never)
  : Value extends object
    ? `${Name}.${keyof Value & string}`
    : never

/**
 * The names of a form's fields, by the values that its schema takes (`z.input<typeof leadFields>`): `nome`,
 * `provedores.razao`, `premios.0.nome`. Two levels are enough for what our forms hold, and cheap to check.
 */
export type FieldName<Values extends object> = [Values] extends [never]
  ? never
  : Extract<
      { [Name in keyof Values & string]-?: Name | Below<Name, NonNullable<Values[Name]>> }[keyof Values &
        string],
      string
    >
