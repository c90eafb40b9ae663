import { form } from '@intranet/contract/messages'

/** What asterisks mean, above fields of no `Form` or of a plain one: the others say it by themselves. */
export const RequiredLine = () => (
  <p className="mb-2.5 text-xs leading-5 text-muted-foreground">{form.requiredBanner}</p>
)
