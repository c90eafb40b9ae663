import { isWrittenStage, stageLabels, type Stage } from '@intranet/contract/careers/career-options'
import { dialog } from '@intranet/contract/messages'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ComposerBox } from '@/components/form/composer.tsx'
import { FormFoot } from '@/components/form/form-foot.tsx'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { useTextDraft } from '@/components/form/use-text-draft.ts'
import { useUnsavedChanges } from '@/components/dialogs/use-unsaved-guard.ts'
import { Button } from '@/components/ui/button.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { Label } from '@/components/ui/label.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc } from '@/lib/trpc.ts'
import type { MoveWords } from './use-stage-moves.ts'

interface MoveDialogProps {
  /** Of these applications. */
  ids: number[]
  etapa: Stage
  /** Rejects where the movement is refused; that has been said by then. */
  onMove: (words: MoveWords) => Promise<unknown>
  onClose: () => void
}

/** What the first of those moved would be written. */
function Preview({ id, etapa, words }: { id: number; etapa: Stage; words: MoveWords }) {
  const { data } = useQuery(
    trpc.applicants.preview.queryOptions({
      id,
      etapa,
      texto: words.texto || null,
      id_motivo: words.id_motivo,
      id_modelo: words.id_modelo,
    }),
  )
  if (!data) return null
  return (
    <Card asChild className="grid gap-1 p-3 text-sm">
      <section aria-label="Prévia do e-mail">
        <span className="text-xs text-muted-foreground">Para {data.destino}</span>
        <b className="font-semibold">{data.assunto}</b>
        <p className="whitespace-pre-line break-words">{data.texto}</p>
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
  const writes = isWrittenStage(etapa) && etapa !== 'inscrito'
  const refuses = etapa === 'reprovado'
  const label = refuses ? 'Motivo por escrito' : 'Comentário'
  const draft = useTextDraft(`application-move:${etapa}:${ids.join('-')}`, label)
  const [choice, setChoice] = useState<Omit<MoveWords, 'texto'>>({ avisar: writes })
  const set = (part: Partial<MoveWords>) => setChoice((before) => ({ ...before, ...part }))
  const { release } = useUnsavedChanges(draft.value !== '')
  const reasons = useQuery({ ...trpc.refusalReasons.options.queryOptions(), enabled: refuses })
  const templates = useQuery({ ...trpc.careerTemplates.options.queryOptions(), enabled: writes })
  const own = templates.data?.filter((template) => template.etapa === etapa) ?? []
  const words: MoveWords = { ...choice, ...(draft.value && { texto: draft.value }) }
  const ready = !refuses || words.id_motivo !== undefined || draft.value.trim().length > 1
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
            value={words.id_motivo ?? ''}
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
        hint={refuses && words.id_motivo === undefined ? text.reasonRequired : text.disclosable}
      />
      {writes && (
        <>
          <label className="flex items-center gap-2 text-sm">
            <Checkbox
              checked={words.avisar}
              onCheckedChange={(checked) => set({ avisar: checked === true })}
            />
            Avisar por e-mail
          </label>
          {words.avisar && own.length > 1 && (
            <div className="grid gap-1">
              <Label htmlFor={`${field}-modelo`}>Modelo</Label>
              <NativeSelect
                id={`${field}-modelo`}
                value={words.id_modelo ?? ''}
                onChange={(event) => set({ id_modelo: Number(event.target.value) || undefined })}
              >
                <option value="">Padrão</option>
                {own.map(({ id, nome }) => (
                  <option key={id} value={id}>
                    {nome}
                  </option>
                ))}
              </NativeSelect>
            </div>
          )}
          {words.avisar && <Preview id={ids[0]!} etapa={etapa} words={words} />}
        </>
      )}
      <FormFoot>
        <Button variant="ghost" onClick={onClose}>
          {dialog.cancel}
        </Button>
        <Button disabled={!ready} title="Ctrl+Enter" onClick={send}>
          Mover
        </Button>
      </FormFoot>
    </div>
  )
}
