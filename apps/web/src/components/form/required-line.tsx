import { form } from '@intranet/contract/messages'
import { NoteLine } from '@/components/ui/note-line.tsx'

/** What asterisks mean, above fields of no `Form` or of a plain one: the others say it by themselves. */
export const RequiredLine = () => <NoteLine>{form.requiredBanner}</NoteLine>
