import { factors as text } from '@intranet/contract/messages/factors'
import { formatDateTime } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { Fingerprint, KeyRound, MonitorSmartphone, RefreshCw, Smartphone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { hasPasskeys } from '@/lib/passkeys.ts'
import { cn } from '@/lib/cn.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { AddAppDialog } from './add-app-dialog.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { AccessLine, accessLinesClasses } from '@/components/records/access-line.tsx'

type Own = Outputs['factors']['own']
const changes = [trpc.factors.pathFilter()]

function Apps({ own, onCodes }: { own: Own; onCodes: (codes: string[]) => void }) {
  const confirm = useConfirm()
  const [app, setApp] = useState<Outputs['factors']['beginApp'] | null>(null)
  const begin = useSave(trpc.factors.beginApp.mutationOptions())
  const remove = useSave(trpc.factors.removeApp.mutationOptions(), { saved: text.removed, changes })
  const askRemoval = async () => {
    if (await confirm({ title: 'Remover o aplicativo?', confirmLabel: 'Remover' })) remove.mutate()
  }
  return (
    <section className="mb-6">
      <SectionLabel>Aplicativo de códigos</SectionLabel>
      <ul className={accessLinesClasses}>
        <AccessLine
          icon={Smartphone}
          name={own.app ? 'Aplicativo cadastrado' : 'Nenhum aplicativo'}
          action={
            <>
              {own.app && (
                <Button variant="outline" size="sm" icon={Trash2} onClick={() => void askRemoval()}>
                  Remover
                </Button>
              )}
              <Button
                variant={own.app ? 'outline' : 'default'}
                size="sm"
                busy={begin.isPending}
                onClick={() => begin.mutate(undefined, { onSuccess: setApp })}
              >
                {own.app ? 'Trocar' : 'Cadastrar'}
              </Button>
            </>
          }
        >
          {own.app
            ? `desde ${formatDateTime(own.app)}`
            : 'Um código de 6 números no celular, a cada 30 segundos; funciona sem internet.'}
        </AccessLine>
      </ul>
      {app && <AddAppDialog app={app} onClose={() => setApp(null)} onCodes={onCodes} />}
    </section>
  )
}

function Passkeys({ own, onCodes }: { own: Own; onCodes: (codes: string[]) => void }) {
  const confirm = useConfirm()
  const [adding, setAdding] = useState(false)
  const remove = useSave(trpc.factors.removePasskey.mutationOptions(), { saved: text.removed, changes })
  const askRemoval = async ({ id, nome }: Own['passkeys'][number]) => {
    if (await confirm({ title: `Remover ${nome}?`, confirmLabel: 'Remover' })) remove.mutate({ id })
  }
  const offered = own.aceita_passkey && hasPasskeys()
  return (
    <section className="mb-6">
      <SectionLabel count={own.passkeys.length}>Passkeys</SectionLabel>
      <p className="mb-2 max-w-[70ch] text-sm text-muted-foreground">
        {offered
          ? 'A digital, o rosto ou o PIN de um aparelho seu, ou uma chave de segurança.'
          : text.notHere}
      </p>
      <ul className={cn(accessLinesClasses, 'mb-2')}>
        {own.passkeys.map((passkey) => (
          <AccessLine
            key={passkey.id}
            icon={Fingerprint}
            name={passkey.nome}
            action={
              <Button variant="outline" size="sm" icon={Trash2} onClick={() => void askRemoval(passkey)}>
                Remover
              </Button>
            }
          >
            {passkey.ultimo_uso ? `usada em ${formatDateTime(passkey.ultimo_uso)}` : 'ainda não usada'}
            {` · cadastrada em ${formatDateTime(passkey.created_at)}`}
          </AccessLine>
        ))}
      </ul>
      {offered && (
        <Button variant="outline" icon={Fingerprint} onClick={() => setAdding(true)}>
          Nova passkey
        </Button>
      )}
      {adding && <AddPasskeyDialog onClose={() => setAdding(false)} onCodes={onCodes} />}
    </section>
  )
}

function Recovery({ own, onCodes }: { own: Own; onCodes: (codes: string[]) => void }) {
  const confirm = useConfirm()
  const renew = useSave(trpc.factors.renewRecovery.mutationOptions(), { changes })
  const ask = async () => {
    const answer = await confirm({
      title: 'Gerar novos códigos?',
      consequences: ['Os códigos que você guardou deixam de valer.'],
      confirmLabel: 'Gerar',
    })
    if (answer) renew.mutate(undefined, { onSuccess: ({ codigos }) => onCodes(codigos) })
  }
  if (!own.app && own.passkeys.length === 0) return null
  return (
    <section>
      <SectionLabel>Códigos de recuperação</SectionLabel>
      <ul className={accessLinesClasses}>
        <AccessLine
          icon={KeyRound}
          name={own.recuperacao === 1 ? 'Resta 1 código' : `Restam ${own.recuperacao} códigos`}
          action={
            <Button
              variant="outline"
              size="sm"
              icon={RefreshCw}
              busy={renew.isPending}
              onClick={() => void ask()}
            >
              Gerar novos
            </Button>
          }
        >
          Cada um vale uma vez, se você perder o aparelho.
        </AccessLine>
      </ul>
    </section>
  )
}

/** A superadmin asked for the removal of one's factors: who lost none says so. */
function RemovalNotice({ asked }: { asked: string }) {
  const cancel = useSave(trpc.factors.cancelOwnReset.mutationOptions(), { saved: text.cancelled, changes })
  return (
    <Card className="mb-6 flex flex-row flex-wrap items-center gap-3 p-3 text-sm">
      <p className="min-w-0 grow basis-52">
        Um Super Admin pediu, em {formatDateTime(asked)}, a remoção do seu segundo fator. Se você não pediu,
        cancele e avise quem administra a Intranet.
      </p>
      <Button size="sm" busy={cancel.isPending} onClick={() => cancel.mutate()}>
        Cancelar pedido
      </Button>
    </Card>
  )
}

/** One's own second factor: the app, passkeys and recovery codes. */
export function AccountSecurityPage() {
  const read = useQuery(trpc.factors.own.queryOptions())
  const [codes, setCodes] = useState<string[]>([])
  return (
    <LoadedPage reads={[read]}>
      {(own) => (
        <Page>
          <PageHead>
            <AddressLink to="/users/sessions" className={buttonVariants({ variant: 'outline' })}>
              <MonitorSmartphone aria-hidden />
              Sessões e aparelhos
            </AddressLink>
          </PageHead>
          <PageSheet>
            <Card className="mb-6 flex flex-row flex-wrap items-center gap-3 p-3 text-sm">
              {own.app || own.passkeys.length > 0 ? (
                <Badge variant="success">Segundo fator ligado</Badge>
              ) : (
                <Badge variant="warning">Só a senha</Badge>
              )}
              <p className="min-w-0 grow basis-52 text-muted-foreground">
                {own.exigido
                  ? 'Seu acesso exige um segundo fator: depois da senha, a entrada pede uma das opções abaixo.'
                  : 'Com um segundo fator, quem descobrir a sua senha ainda não entra.'}
              </p>
            </Card>
            {own.remocao_pedida_em && <RemovalNotice asked={own.remocao_pedida_em} />}
            <Apps own={own} onCodes={setCodes} />
            <Passkeys own={own} onCodes={setCodes} />
            <Recovery own={own} onCodes={setCodes} />
            {codes.length > 0 && <CodesDialog codes={codes} onClose={() => setCodes([])} />}
          </PageSheet>
        </Page>
      )}
    </LoadedPage>
  )
}
