/** The fields of a form's schema as a record holds them: what a form starts with. */
export function formValues<Values extends object>(
  schema: { shape: object },
  record: Record<string, unknown>,
): Values {
  // What the record does not have is left out: null is refused by a field that may only be left out.
  const names = Object.keys(schema.shape).filter((name) => Object.hasOwn(record, name))
  return Object.fromEntries(names.map((name) => [name, record[name] ?? null])) as Values
}
