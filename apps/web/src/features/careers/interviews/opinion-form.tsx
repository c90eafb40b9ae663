import {
  recommendationLabels,
  recommendations,
  type Recommendation,
} from '@intranet/contract/careers/interview-options'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { common } from '@intranet/contract/messages'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Label } from '@/components/ui/label.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Textarea } from '@/components/ui/textarea.tsx'
import { toast } from '@/lib/toast.ts'
import { trpc } from '@/lib/trpc.ts'

const marks = [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }))

/** What an interviewer thought: a mark for each criterion and a recommendation, sent once. */
export function OpinionForm({ id }: { id: number }) {
  const field = useId()
  const queryClient = useQueryClient()
  const criteria = useQuery(trpc.interviewCriteria.options.queryOptions())
  const [given, setGiven] = useState<Record<number, number>>({})
  const [recommended, setRecommended] = useState<Recommendation>('sim')
  const [typed, setTyped] = useState('')
  const send = useMutation(
    trpc.interviews.opinion.mutationOptions({
      onSuccess: async () => {
        toast.success(common.success)
        await queryClient.invalidateQueries(trpc.interviews.pathFilter())
      },
    }),
  )
  return (
    <Loaded reads={[criteria]} waiting={<Skeleton className="h-24 w-full" />}>
      {(rows) => (
        <div className="grid gap-3 text-sm">
          <b className="font-semibold">Seu parecer</b>
          {rows.map(({ id: criterion, nome }) => (
            <div key={criterion} className="flex flex-wrap items-center justify-between gap-2">
              <span>{nome}</span>
              <Segmented
                label={nome}
                value={given[criterion] ?? 0}
                options={marks}
                onChange={(nota) => setGiven((before) => ({ ...before, [criterion]: nota }))}
              />
            </div>
          ))}
          <Segmented
            label="Recomendação"
            value={recommended}
            options={recommendations.map((value) => ({ value, label: recommendationLabels[value] }))}
            onChange={setRecommended}
          />
          <div className="grid gap-1">
            <Label htmlFor={field}>Observações</Label>
            <Textarea
              id={field}
              rows={2}
              maxLength={450}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              aria-describedby={`${field}-dica`}
            />
            <span id={`${field}-dica`} className="text-xs text-muted-foreground">
              {text.disclosable}
            </span>
          </div>
          <div>
            <Button
              variant="primary"
              busy={send.isPending}
              disabled={rows.length === 0 || rows.some((row) => given[row.id] === undefined)}
              onClick={() =>
                send.mutate({
                  id,
                  recomendacao: recommended,
                  texto: typed.trim() || null,
                  notas: rows.map((row) => ({ id_criterio: row.id, nota: given[row.id]! })),
                })
              }
            >
              Enviar parecer
            </Button>
          </div>
        </div>
      )}
    </Loaded>
  )
}
