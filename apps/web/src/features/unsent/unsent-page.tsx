import { formatCount } from '@intranet/contract/formats'
import { Send } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { useOnline } from '@/components/shell/use-viewport.ts'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import type { UnsentEntry } from '@/lib/unsent/unsent-entry.ts'
import { useUnsent } from '@/lib/unsent/use-unsent.ts'
import { MendForm } from './mend-form.tsx'
import { UnsentGroup } from './unsent-group.tsx'
import { groupsOf } from './unsent-groups.ts'
import { useUnsentSteps } from './use-unsent-steps.ts'

/** /por-enviar: what this person typed on this device and the server does not have yet. */
export function UnsentPage() {
  const unsent = useUnsent()
  const online = useOnline()
  const { busy, send, discard } = useUnsentSteps()
  const [mended, setMended] = useState<UnsentEntry>()
  const sections = [
    ['Recusados', unsent.filter(({ refused }) => refused)],
    ['Aguardando envio', unsent.filter(({ refused }) => !refused)],
  ] as const
  return (
    <Page>
      <PageHead total={unsent.length > 0 ? formatCount(unsent.length, 'item', 'itens') : undefined}>
        {unsent.some(({ refused }) => !refused) && (
          <Button icon={Send} disabled={!online} busy={busy} onClick={() => void send([])}>
            Enviar agora
          </Button>
        )}
      </PageHead>
      <PageSheet spine={null}>
        {unsent.length === 0 && (
          <Card className="block py-0">
            <EmptyState
              title="Nada por enviar"
              text="O que você fizer sem conexão fica aqui, neste aparelho, até chegar ao servidor."
            />
          </Card>
        )}
        {sections.map(
          ([title, entries]) =>
            entries.length > 0 && (
              <section key={title} className="mb-6">
                <SectionLabel count={entries.length}>{title}</SectionLabel>
                <ul className="grid gap-2.5">
                  {groupsOf(entries).map((group) => (
                    <UnsentGroup
                      key={group[0].key}
                      group={group}
                      busy={busy}
                      onMend={() => setMended(group[0])}
                      onSend={() => void send(group)}
                      onDiscard={() => void discard(group)}
                    />
                  ))}
                </ul>
              </section>
            ),
        )}
        {unsent.length > 0 && (
          <p className="text-sm text-muted-foreground">
            Só você vê o que está aqui. Se outra pessoa entrar neste aparelho, nada é enviado até você voltar.
          </p>
        )}
      </PageSheet>
      <Suspense>{mended && <MendForm entry={mended} onClose={() => setMended(undefined)} />}</Suspense>
    </Page>
  )
}
