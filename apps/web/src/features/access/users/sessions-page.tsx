import { can, isSuperadmin } from '@intranet/contract/access'
import { sessions as text } from '@intranet/contract/messages/access'
import { useQuery } from '@tanstack/react-query'
import { LogOut, ShieldCheck } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { accessLinesClasses } from '@/components/records/access-line.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { NoteLine } from '@/components/ui/note-line.tsx'
import { PushSection } from '@/features/access/push/push-section.tsx'
import { SummarySection } from '@/features/access/weekly-summary/summary-section.tsx'
import { FactorResetCard } from '@/features/access/factors/factor-reset-card.tsx'
import { cn } from '@/lib/cn.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { IdentityCard } from './identity-card.tsx'
import { DeviceLine, SessionLine, type PersonAccess } from './session-lines.tsx'
import { Refused } from './user-sections.tsx'

const changes = [trpc.sessions.pathFilter()]

function EndAll({ label, consequence, onEnd }: { label: string; consequence: string; onEnd: () => void }) {
  const confirm = useConfirm()
  const ask = async () => {
    const answer = await confirm({
      title: `${label}?`,
      consequences: [consequence],
      confirmLabel: 'Encerrar',
    })
    if (answer) onEnd()
  }
  return (
    <Button variant="outline" icon={LogOut} onClick={() => void ask()}>
      {label}
    </Button>
  )
}

interface LinesProps {
  access: PersonAccess
  onEnd: (numero: number) => void
  onForget?: (id: number) => void
}

function Lines({ access: { sessoes, aparelhos }, onEnd, onForget }: LinesProps) {
  return (
    <>
      <SectionLabel count={sessoes.length}>Sessões abertas</SectionLabel>
      {sessoes.length === 0 && <NoteLine className="mb-6">Nenhuma sessão aberta.</NoteLine>}
      <ul className={cn(accessLinesClasses, 'mb-6')}>
        {sessoes.map((session) => (
          <SessionLine key={session.numero} session={session} onEnd={() => onEnd(session.numero)} />
        ))}
      </ul>
      <SectionLabel count={aparelhos.length}>Aparelhos conhecidos</SectionLabel>
      <p className="mb-2 max-w-[70ch] text-sm text-muted-foreground">
        Um acesso a partir de outro aparelho é avisado por e-mail.
      </p>
      {aparelhos.length === 0 && <NoteLine>Nenhum aparelho conhecido.</NoteLine>}
      <ul className={accessLinesClasses}>
        {aparelhos.map((device) => (
          <DeviceLine key={device.id} device={device} onForget={onForget && (() => onForget(device.id))} />
        ))}
      </ul>
    </>
  )
}

function OwnSessions() {
  const session = useSession()
  const read = useQuery(trpc.sessions.own.queryOptions())
  const end = useSave(trpc.sessions.end.mutationOptions(), { saved: text.ended, changes })
  const endOthers = useSave(trpc.sessions.endOthers.mutationOptions(), { saved: text.othersEnded, changes })
  const forget = useSave(trpc.sessions.forgetDevice.mutationOptions(), { saved: text.forgotten, changes })
  return (
    <LoadedPage reads={[read]}>
      {(access) => (
        <Page>
          <PageHead>
            <AddressLink to="/users/security" className={buttonVariants({ variant: 'outline' })}>
              <ShieldCheck aria-hidden />
              Segurança da conta
            </AddressLink>
            {access.sessoes.length > 1 && (
              <EndAll
                label="Encerrar as outras"
                consequence="Só esta sessão continua; nos outros aparelhos será preciso entrar de novo."
                onEnd={() => endOthers.mutate()}
              />
            )}
          </PageHead>
          <PageSheet>
            <Lines
              access={access}
              onEnd={(numero) => end.mutate({ numero })}
              onForget={(id) => forget.mutate({ id })}
            />
            <PushSection />
            {can(session, 'pagina_inicial', 'employee') && <SummarySection />}
          </PageSheet>
        </Page>
      )}
    </LoadedPage>
  )
}

function SessionsOfPerson({ id }: { id: number }) {
  const read = useQuery(trpc.sessions.ofPerson.queryOptions({ id }))
  const end = useSave(trpc.sessions.endOfPerson.mutationOptions(), { saved: text.ended, changes })
  return (
    <LoadedPage reads={[read]}>
      {(access) => (
        <Page>
          <PageHead total={access.nome}>
            {access.sessoes.length > 0 && (
              <EndAll
                label="Encerrar todas"
                consequence={`${access.nome} precisa entrar de novo em todos os aparelhos.`}
                onEnd={() => end.mutate({ id })}
              />
            )}
          </PageHead>
          <PageSheet>
            <Lines access={access} onEnd={(numero) => end.mutate({ id, numero })} />
            <FactorResetCard id={id} nome={access.nome} />
            <IdentityCard id={id} nome={access.nome} />
          </PageSheet>
        </Page>
      )}
    </LoadedPage>
  )
}

/** One's own sessions and devices; those of a person for superadmins. */
export function SessionsPage({ id }: { id?: number | undefined }) {
  const session = useSession()
  if (id === undefined || id === session?.usuarioId) return <OwnSessions />
  return isSuperadmin(session) ? <SessionsOfPerson id={id} /> : <Refused />
}
