import { firstDay as text } from '@intranet/contract/messages/first-day'
import { formatCount } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { FolderInput } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

/** On a candidate's page: asking for the papers of the admission, and what is missing of them. */
export function ApplicationFirstDay({ id }: { id: number }) {
  const { data } = useQuery(trpc.firstDays.ofApplication.queryOptions({ id }))
  const open = useSave(trpc.firstDays.open.mutationOptions(), {
    saved: text.asked,
    changes: [trpc.firstDays.pathFilter()],
  })
  if (!data || (data.id === null && !data.pode_abrir)) return null
  return (
    <section className="mb-5">
      <SectionLabel>{text.subject}</SectionLabel>
      {data.id === null ? (
        <Button icon={FolderInput} busy={open.isPending} onClick={() => open.mutate({ id_candidatura: id })}>
          Pedir papéis e dados
        </Button>
      ) : (
        <p className="text-sm">
          <AddressLink to={`/human-resources/first-days/view/${data.id}`}>Papéis da admissão</AddressLink>
          {data.situacao === 'aberta' &&
            ` · ${data.faltam ? `${data.faltam === 1 ? 'falta' : 'faltam'} ${formatCount(data.faltam, 'item', 'itens')}` : 'nada falta'}`}
        </p>
      )}
    </section>
  )
}
