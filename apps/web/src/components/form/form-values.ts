/** The fields of a form's schema as a record holds them: what a form starts with. */
export function formValues<Values extends object>(
  schema: { shape: object },
  record: Record<string, unknown>,
): Values {
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, record[name] ?? null])) as Values
}
