import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { isSuperadmin } from '@intranet/contract/access'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { MoreRows, useMoreRows } from '@/components/table/more-rows.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { DeliveryTable } from './delivery-table.tsx'
import { MadeSecret } from './made-secret.tsx'
import { WebhookPanel } from './webhook-panel.tsx'

const WebhookSheet = lazyPart(() => import('./webhook-form.tsx'))
const ResendSheet = lazyPart(() => import('./resend-sheet.tsx'))

type Webhook = Outputs['webhooks']['list']['dados'][number]

const STEP = 20

/** The webhooks of a key, and what they were sent. */
export function WebhooksPage({ record }: { record: Outputs['accessKeys']['get'] }) {
  const manages = isSuperadmin(useSession()) && record.revogada_em === null
  const more = useMoreRows(record.id, STEP)
  const webhooks = useQuery({
    ...trpc.webhooks.list.queryOptions({ filtro: { id_chave: record.id }, sort: 'nome', limit: more.limit }),
    ...more.kept,
  })
  const [open, setOpen] = useState<{ webhook?: Webhook }>()
  const [resent, setResent] = useState<Webhook>()
  const [segredo, setSegredo] = useState<string>()
  return (
    <Page>
      <PageHead
        heading="WEBHOOKS"
        beside={record.nome}
        total={record.revogada_em && <StateBadge state="Revogada" />}
      >
        {manages && (
          <Button icon={Plus} onClick={() => setOpen({})}>
            Novo webhook
          </Button>
        )}
      </PageHead>
      <PageSheet>
        <Loaded reads={[webhooks]}>
          {({ dados }) => (
            <>
              {dados.length === 0 && (
                <EmptyState
                  title="Nenhum webhook"
                  text={
                    record.revogada_em
                      ? 'A chave foi revogada: não recebe webhooks.'
                      : 'Um webhook conta a um programa o que acontece, sem que ele precise perguntar.'
                  }
                />
              )}
              <ul className="mb-6 grid gap-3">
                {dados.map((webhook) => (
                  <WebhookPanel
                    key={webhook.id}
                    webhook={webhook}
                    manages={manages}
                    onEdit={() => setOpen({ webhook })}
                    onResend={() => setResent(webhook)}
                    onSecret={setSegredo}
                  />
                ))}
              </ul>
              <MoreRows rows={more} read={webhooks} />
              {dados.length > 0 && (
                <>
                  <SectionLabel>Entregas</SectionLabel>
                  <DeliveryTable id_chave={record.id} />
                </>
              )}
            </>
          )}
        </Loaded>
        {open && (
          <Suspense>
            <WebhookSheet
              id_chave={record.id}
              webhook={open.webhook}
              onMade={setSegredo}
              onClose={() => setOpen(undefined)}
            />
          </Suspense>
        )}
        {resent && (
          <Suspense>
            <ResendSheet webhook={resent} onClose={() => setResent(undefined)} />
          </Suspense>
        )}
        {segredo && <MadeSecret segredo={segredo} onClose={() => setSegredo(undefined)} />}
      </PageSheet>
    </Page>
  )
}
