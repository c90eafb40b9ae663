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

interface ReleaseCardProps {
  nome: string
  code: string | undefined
  busy: boolean
  onRelease: () => void
}

/** Somebody's password came by mail alone: a superadmin who knows them gives their word (docs/access.md#first-factor). */
function ReleaseCard({ nome, code, busy, onRelease }: ReleaseCardProps) {
  return (
    <section className="mt-6">
      <SectionLabel>Segundo fator</SectionLabel>
      <Card className="flex flex-row flex-wrap items-center gap-3 p-3">
        <p className="min-w-0 grow basis-52 text-sm">
          {code ? (
            <>
              Diga este código a {nome} por telefone ou pessoalmente, nunca por e-mail. Vale 24 horas e
              aparece só agora: <code className="font-mono break-words">{code}</code>
            </>
          ) : (
            'A senha desta pessoa veio por e-mail, ou o segundo fator dela foi removido. Se o acesso exigir um, ela precisa de um código seu para cadastrá-lo.'
          )}
        </p>
        <Button variant="outline" size="sm" busy={busy} onClick={onRelease}>
          {code ? 'Gerar outro' : 'Liberar cadastro'}
        </Button>
      </Card>
    </section>
  )
}

/** For superadmins: the factors of somebody who lost them go when two of them say so (docs/access.md#lost-factor). */
export function FactorResetCard({ id, nome }: { id: number; nome: string }) {
  const confirm = useConfirm()
  const { data } = useQuery(trpc.factors.resetOf.queryOptions({ id }))
  const ask = useSave(trpc.factors.askReset.mutationOptions(), { saved: text.asked, changes })
  const complete = useSave(trpc.factors.completeReset.mutationOptions(), { saved: text.reset, changes })
  const cancel = useSave(trpc.factors.cancelReset.mutationOptions(), { saved: text.cancelled, changes })
  const release = useSave(trpc.factors.releaseSetup.mutationOptions(), { changes })
  if (!data) return null
  if (!data.tem_fator)
    return data.espera_liberacao ? (
      <ReleaseCard
        nome={nome}
        code={release.data?.codigo}
        busy={release.isPending}
        onRelease={() => release.mutate({ id })}
      />
    ) : null
  const { pedido } = data
  const other = pedido && !pedido.proprio
  const press = async () => {
    const answer = await confirm({
      title: other ? `Remover o segundo fator de ${nome}?` : `Pedir a remoção do segundo fator de ${nome}?`,
      consequences: other
        ? [
            'Confirme por telefone ou pessoalmente que o pedido é da própria pessoa.',
            'As sessões terminam; para cadastrar outro, ela precisa de um código seu.',
            'A pessoa recebe um aviso por e-mail.',
          ]
        : [
            'Confirme por telefone ou pessoalmente que o pedido é da própria pessoa.',
            'Outro Super Admin precisa confirmar em até 24 horas.',
            'A pessoa recebe um aviso por e-mail.',
          ],
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
        {pedido && (
          <Button variant="ghost" size="sm" busy={cancel.isPending} onClick={() => cancel.mutate({ id })}>
            Cancelar pedido
          </Button>
        )}
        {!pedido?.proprio && (
          <Button variant="outline" size="sm" onClick={() => void press()}>
            {other ? 'Remover' : 'Pedir remoção'}
          </Button>
        )}
      </Card>
    </section>
  )
}
