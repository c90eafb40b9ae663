import { form } from '@intranet/contract/messages'
import { incident as text } from '@intranet/contract/messages/incidents'
import { maxDialogText } from '@intranet/contract/validators'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Label } from '@/components/ui/label.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Textarea } from '@/components/ui/textarea.tsx'
import { toast } from '@/lib/toast.ts'
import { trpc } from '@/lib/trpc.ts'
import { IncidentTimeline } from './incident-timeline.tsx'

/** Andamento: what was said so far, and a box for more. Who follows the incident is told. */
export function IncidentProgress({ id }: { id: number }) {
  const box = useId()
  const queryClient = useQueryClient()
  const read = useQuery(trpc.incidents.get.queryOptions({ id }))
  const [texto, setTexto] = useState('')
  const [error, setError] = useState<string>()
  const add = useMutation(
    trpc.incidents.addUpdate.mutationOptions({
      onSuccess: async () => {
        setTexto('')
        toast.success(text.updateAdded)
        await queryClient.invalidateQueries(trpc.incidents.get.queryFilter({ id }))
      },
    }),
  )
  const send = () => {
    setError(texto.trim() ? undefined : form.required)
    if (texto.trim()) add.mutate({ id, texto: texto.trim() })
  }
  return (
    <section className="grid gap-3" aria-label="Andamento">
      <SectionLabel count={read.data?.andamentos.length}>Andamento</SectionLabel>
      <Loaded reads={[read]} waiting={<Skeleton className="h-24 w-full" />}>
        {(incident) => <IncidentTimeline incident={incident} />}
      </Loaded>
      <div className="grid gap-1.5">
        <Label htmlFor={box}>Novo andamento</Label>
        <Textarea
          id={box}
          rows={3}
          maxLength={maxDialogText}
          value={texto}
          aria-invalid={error ? true : undefined}
          onChange={(event) => setTexto(event.target.value)}
        />
        {error && <p className="text-xs text-danger">{error}</p>}
        <Button className="justify-self-start" busy={add.isPending} onClick={send}>
          Registrar andamento
        </Button>
      </div>
    </section>
  )
}
