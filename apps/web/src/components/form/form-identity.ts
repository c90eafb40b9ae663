type Key = string | number | null | undefined

/** Which form of which record: what is typed belongs to it and to nothing else. */
export interface FormIdentity {
  /** Names the form and the record. */
  readonly key: string
  /** The version of the record that the form shows; null where the record has none, then its values tell. */
  readonly version: string | null
}

/** The form `form` of a record that is saved. `form` is the form's own name, used nowhere else. */
export const savedRecord = (
  form: string,
  { id, updated_at }: { id: string | number; updated_at: string | null },
): FormIdentity => ({ key: `${form}/${id}`, version: updated_at })

/** The form `form` of a record to be made, below its parents: a rule of campaign 5 is none of campaign 4. */
export const newRecord = (form: string, ...parents: Key[]): FormIdentity => ({
  key: [form, 'novo', ...parents.map((parent) => encodeURIComponent(parent ?? ''))].join('/'),
  version: null,
})

const FNV_PRIME = 16_777_619
const FNV_START = 2_166_136_261

/** A short name for what a form started with, for records without a version. */
export function fingerprint(values: unknown): string {
  let hash = FNV_START
  for (const unit of JSON.stringify(values ?? null))
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), FNV_PRIME)
  return (hash >>> 0).toString(36)
}
