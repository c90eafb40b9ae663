import { formatDateTime } from '@intranet/contract/formats'
import { common } from '@intranet/contract/messages'
import { blockRiderInput } from '@intranet/contract/operations/rides'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Card } from '@/components/ui/card.tsx'
import { PersonField } from '@/features/company/person-field.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

type Values = z.input<typeof blockRiderInput>

function BlockDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog title="Bloquear nas caronas" onClose={onClose}>
      <Form
        identity={newRecord('ride-block')}
        schema={blockRiderInput}
        defaultValues={{ motivo: '' }}
        onSubmit={(values) => api.rides.block.mutate(values)}
        changes={[trpc.rides.pathFilter()]}
      >
        <div className="grid gap-4">
          <PersonField<Values> name="id_usuario" label="Pessoa" />
          <TextAreaField<Values> name="motivo" label="Motivo" rows={3} />
        </div>
        <FormActions save="Bloquear" />
      </Form>
    </FormDialog>
  )
}

/** Who may neither offer nor ask, and why. */
export function BlockedRiders() {
  const [asking, setAsking] = useState(false)
  const read = useQuery(trpc.rides.blocked.queryOptions())
  const unblock = useSave(trpc.rides.unblock.mutationOptions(), {
    saved: common.statusUpdated,
    changes: [trpc.rides.pathFilter()],
  })
  return (
    <div className="grid gap-3">
      <Button variant="outline" className="justify-self-start" onClick={() => setAsking(true)}>
        Bloquear pessoa
      </Button>
      <Loaded reads={[read]} waiting={<Skeleton className="h-24 w-full" />}>
        {(people) =>
          people.length === 0 ? (
            <EmptyState title="Ninguém está bloqueado" />
          ) : (
            <Card asChild className="block py-0 divide-y divide-border">
              <ul>
                {people.map(({ id_usuario, nome, motivo, autor, created_at }) => (
                  <li key={id_usuario} className="flex flex-wrap items-center gap-3 px-3.5 py-2.5 text-sm">
                    <div className="min-w-0 grow">
                      <b className="block truncate font-semibold">{nome ?? 'Sem nome'}</b>
                      <span className="block break-words text-xs text-muted-foreground">
                        {motivo} · {[autor, formatDateTime(created_at)].filter(Boolean).join(', ')}
                      </span>
                    </div>
                    <Button
                      variant="outline"
                      size="sm"
                      busy={unblock.isPending}
                      onClick={() => unblock.mutate({ id_usuario })}
                    >
                      Desbloquear
                    </Button>
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
      {asking && <BlockDialog onClose={() => setAsking(false)} />}
    </div>
  )
}
