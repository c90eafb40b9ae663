import { MailX } from 'lucide-react'
import { useState } from 'react'
import { common } from '@intranet/contract/messages'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'

type Phase = 'asked' | 'sending' | 'done' | 'unknown' | 'failed'

/** The address itself acts on POST, also for mail programs (RFC 8058): no procedure, no session. */
async function optOut(token: string): Promise<Phase> {
  try {
    const { ok, status } = await fetch(`/v1/descadastro/${encodeURIComponent(token)}`, { method: 'POST' })
    return ok ? 'done' : status === 404 ? 'unknown' : 'failed'
  } catch {
    return 'failed'
  }
}

/** "Não quero mais receber": opening it changes nothing, since mail scanners open every link. */
export function OptOutPage({ token }: { token: string }) {
  const [phase, setPhase] = useState<Phase>('asked')
  const confirm = async () => {
    setPhase('sending')
    setPhase(await optOut(token))
  }
  return (
    <Page narrow>
      <PageHead title="Não quero mais receber" />
      <PageSheet>
        <div className="panel" role="status">
          {phase === 'done' ? (
            <EmptyState title="Pronto" text="Você não receberá mais as nossas mensagens por este canal." />
          ) : phase === 'unknown' ? (
            <EmptyState
              title="Link inválido"
              text="Confira o endereço no fim da mensagem que você recebeu."
            />
          ) : (
            <EmptyState
              title="Deixar de receber"
              text={
                phase === 'failed'
                  ? common.unavailable
                  : 'Confirme para não receber mais as nossas mensagens por este canal.'
              }
              action={
                <Button
                  variant="primary"
                  icon={MailX}
                  busy={phase === 'sending'}
                  onClick={() => void confirm()}
                >
                  Confirmar
                </Button>
              }
            />
          )}
        </div>
      </PageSheet>
    </Page>
  )
}
