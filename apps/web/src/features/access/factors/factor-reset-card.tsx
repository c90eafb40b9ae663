import { factors as text } from '@intranet/contract/messages/factors'
import { formatDateTime } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

const changes = [trpc.factors.pathFilter(), trpc.sessions.pathFilter()]

/** For superadmins: the factors of somebody who lost them go when two of them say so (docs/access.md#lost-factor). */
export function FactorResetCard({ id, nome }: { id: number; nome: string }) {
  const confirm = useConfirm()
  const { data } = useQuery(trpc.factors.resetOf.queryOptions({ id }))
  const ask = useSave(trpc.factors.askReset.mutationOptions(), { saved: text.asked, changes })
  const complete = useSave(trpc.factors.completeReset.mutationOptions(), { saved: text.reset, changes })
  if (!data?.tem_fator) return null
  const { pedido } = data
  const other = pedido && !pedido.proprio
  const press = async () => {
    const answer = await confirm({
      title: other ? `Remover o segundo fator de ${nome}?` : `Pedir a remoção do segundo fator de ${nome}?`,
      consequences: other
        ? [
            'As sessões terminam, e a próxima entrada só pede a senha.',
            'A pessoa recebe um aviso por e-mail.',
          ]
        : ['Outro Super Admin precisa confirmar em até 24 horas.', 'A pessoa recebe um aviso por e-mail.'],
      confirmLabel: other ? 'Remover' : 'Pedir',
    })
    if (answer) (other ? complete : ask).mutate({ id })
  }
  return (
    <section className="mt-6">
      <SectionLabel>Segundo fator</SectionLabel>
      <Card className="flex flex-row flex-wrap items-center gap-3 p-3">
        <p className="min-w-0 grow basis-52 text-sm">
          {pedido
            ? `${pedido.nome} pediu a remoção em ${formatDateTime(pedido.created_at)}: falta outro Super Admin.`
            : 'Se a pessoa perdeu o aparelho e os códigos, dois Super Admins removem o segundo fator.'}
        </p>
        {!pedido?.proprio && (
          <Button variant="outline" size="sm" onClick={() => void press()}>
            {other ? 'Remover' : 'Pedir remoção'}
          </Button>
        )}
      </Card>
    </section>
  )
}
