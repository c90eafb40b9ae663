import { isWrittenStage, stageLabels, type Stage } from '@intranet/contract/careers/career-options'
import { dialog } from '@intranet/contract/messages'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ComposerBox } from '@/components/form/composer.tsx'
import { FormFoot } from '@/components/form/form-foot.tsx'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { useTextDraft } from '@/components/form/use-text-draft.ts'
import { useUnsavedChanges } from '@/components/dialogs/use-unsaved-guard.ts'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { Label } from '@/components/ui/label.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import { Card } from '@/components/ui/card.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useDebounced } from '@/lib/use-debounced.ts'
import type { MoveWords } from './use-stage-moves.ts'

interface MoveDialogProps {
  /** Of these applications. */
  ids: number[]
  etapa: Stage
  /** Rejects where the movement is refused; that has been said by then. */
  onMove: (words: MoveWords) => Promise<unknown>
  onClose: () => void
}

const REST_MS = 400

/** Whether a movement to a stage writes to candidates; an application was answered when it came. */
const isWrittenByMove = (etapa: Stage) => isWrittenStage(etapa) && etapa !== 'inscrito'

/** How candidates are written, and what the first of them would read. */
function useNotice(id: number, etapa: Stage, { avisar, texto, id_motivo, id_modelo }: MoveWords) {
  // Of what is typed only a refusal without a reason of the list is in the message.
  const typed = etapa === 'reprovado' && id_motivo === undefined ? (texto ?? null) : null
  const rested = useDebounced(typed, REST_MS)
  const templates = useQuery({ ...trpc.careerTemplates.options.queryOptions(), enabled: avisar })
  const preview = useQuery({
    ...trpc.applicants.preview.queryOptions({ id, etapa, texto: rested, id_motivo, id_modelo }),
    enabled: avisar,
    placeholderData: keepPreviousData,
  })
  const changes = rested !== typed || waits(templates) || waits(preview)
  return {
    templates: templates.data?.filter((template) => template.etapa === etapa) ?? [],
    preview,
    // Until then another message is shown, and the button would move under a click.
    reading: avisar && changes,
  }
}

type Reading = Pick<UseQueryResult, 'isPending' | 'isPlaceholderData' | 'fetchStatus'>

/** Without a network nothing comes, and the movement is refused in words. */
const waits = ({ isPending, isPlaceholderData, fetchStatus }: Reading) =>
  (isPending || isPlaceholderData) && fetchStatus !== 'paused'

/** What the first of those moved would be written. */
function Preview({ destino, assunto, texto }: NonNullable<Outputs['applicants']['preview']>) {
  return (
    <Card asChild className="grid gap-1 p-3 text-sm">
      <section aria-label="Prévia do e-mail">
        <span className="text-xs text-muted-foreground">Para {destino}</span>
        <b className="font-semibold">{assunto}</b>
        <p className="whitespace-pre-line break-words">{texto}</p>
      </section>
    </Card>
  )
}

/** A movement that says something: why somebody is refused, and what the candidate is written. */
export function MoveDialog(props: MoveDialogProps) {
  const { ids, etapa, onClose } = props
  const many = ids.length > 1 ? ` (${ids.length})` : ''
  return (
    <FormDialog title={`Mover para ${stageLabels[etapa]}${many}`} onClose={onClose}>
      <MoveForm {...props} />
    </FormDialog>
  )
}

function MoveForm({ ids, etapa, onMove, onClose }: MoveDialogProps) {
  const field = useId()
  const refuses = etapa === 'reprovado'
  const label = refuses ? 'Motivo por escrito' : 'Comentário'
  const draft = useTextDraft(`application-move:${etapa}:${ids.join('-')}`, label)
  const [choice, setChoice] = useState<Omit<MoveWords, 'texto'>>({ avisar: isWrittenByMove(etapa) })
  const set = (part: Partial<MoveWords>) => setChoice((before) => ({ ...before, ...part }))
  const { release } = useUnsavedChanges(draft.value !== '')
  const reasons = useQuery({ ...trpc.refusalReasons.options.queryOptions(), enabled: refuses })
  const words: MoveWords = { ...choice, ...(draft.value && { texto: draft.value }) }
  const { avisar, id_motivo, id_modelo } = words
  const { templates, preview, reading } = useNotice(ids[0]!, etapa, words)
  const ready = !refuses || id_motivo !== undefined || draft.value.trim().length > 1
  const send = () => {
    if (!ready) return
    release()
    // What was written stays a draft where the movement is refused.
    void onMove(words).then(
      () => draft.settle(draft.value, ''),
      () => {},
    )
  }
  return (
    <div className="grid gap-4">
      {refuses && (
        <div className="grid gap-1">
          <Label htmlFor={`${field}-motivo`}>Motivo *</Label>
          <NativeSelect
            id={`${field}-motivo`}
            value={id_motivo ?? ''}
            onChange={(event) => set({ id_motivo: Number(event.target.value) || undefined })}
          >
            <option value="">Outro, escrito abaixo</option>
            {reasons.data?.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </NativeSelect>
        </div>
      )}
      <ComposerBox
        label={label}
        draft={draft}
        onSend={send}
        hint={refuses && id_motivo === undefined ? text.reasonRequired : text.disclosable}
      />
      {isWrittenByMove(etapa) && (
        <>
          <label className="flex items-center gap-2 text-sm">
            <Checkbox checked={avisar} onCheckedChange={(checked) => set({ avisar: checked === true })} />
            Avisar por e-mail
          </label>
          {avisar && templates.length > 1 && (
            <div className="grid gap-1">
              <Label htmlFor={`${field}-modelo`}>Modelo</Label>
              <NativeSelect
                id={`${field}-modelo`}
                value={id_modelo ?? ''}
                onChange={(event) => set({ id_modelo: Number(event.target.value) || undefined })}
              >
                <option value="">Padrão</option>
                {templates.map(({ id, nome }) => (
                  <option key={id} value={id}>
                    {nome}
                  </option>
                ))}
              </NativeSelect>
            </div>
          )}
          {avisar && (
            <Loaded reads={[preview]} waiting={<Skeleton className="h-24 w-full" />}>
              {(message) => message && <Preview {...message} />}
            </Loaded>
          )}
        </>
      )}
      <FormFoot>
        <Button variant="ghost" onClick={onClose}>
          {dialog.cancel}
        </Button>
        <Button disabled={!ready || reading} title="Ctrl+Enter" onClick={send}>
          Mover
        </Button>
      </FormFoot>
    </div>
  )
}
