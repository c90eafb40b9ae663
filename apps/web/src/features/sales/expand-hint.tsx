import { lead } from '@intranet/contract/messages/leads'

/** Over a list whose lines open to more; an empty list has no such button. */
export const ExpandHint = ({ list }: { list: { data: { dados: readonly unknown[] } | undefined } }) =>
  list.data?.dados.length === 0 ? null : (
    <p className="mb-3 text-xs leading-5 text-muted-foreground">{lead.expandBanner}</p>
  )
