import { recommendationLabels, type Recommendation } from '@intranet/contract/careers/interview-options'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { common } from '@intranet/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Composer } from '@/components/form/composer.tsx'
import { useUnsavedChanges } from '@/components/dialogs/use-unsaved-guard.ts'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { optionsOf } from '@/lib/options-of.ts'

const marks = [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }))

/** What an interviewer thought: a mark for each criterion and a recommendation, sent once. */
export function OpinionForm({ id }: { id: number }) {
  const criteria = useQuery(trpc.interviewCriteria.options.queryOptions())
  const [given, setGiven] = useState<Record<number, number>>({})
  const [recommended, setRecommended] = useState<Recommendation>('sim')
  useUnsavedChanges(Object.keys(given).length > 0)
  const send = useSave(trpc.interviews.opinion.mutationOptions(), {
    saved: common.success,
    changes: [trpc.interviews.pathFilter()],
  })
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
            options={optionsOf(recommendationLabels)}
            onChange={setRecommended}
          />
          <Composer
            keptAs={`interview-opinion:${id}`}
            label="Observações"
            action="Enviar parecer"
            variant="default"
            rows={2}
            optional
            hint={text.disclosable}
            disabled={rows.length === 0 || rows.some((row) => given[row.id] === undefined)}
            onSend={(texto) =>
              send.mutateAsync({
                id,
                recomendacao: recommended,
                texto: texto || null,
                notas: rows.map((row) => ({ id_criterio: row.id, nota: given[row.id]! })),
              })
            }
          />
        </div>
      )}
    </Loaded>
  )
}
