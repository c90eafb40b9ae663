import { isWrittenStage, stageLabels, type Stage } from '@intranet/contract/careers/career-options'
import { dialog } from '@intranet/contract/messages'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx'
import { Label } from '@/components/ui/label.tsx'
import { Select } from '@/components/ui/select.tsx'
import { Textarea } from '@/components/ui/textarea.tsx'
import { trpc } from '@/lib/trpc.ts'
import type { MoveWords } from './use-stage-moves.ts'

const MAX_TEXT = 450

interface MoveDialogProps {
  /** Of these applications. */
  ids: number[]
  etapa: Stage
  onMove: (words: MoveWords) => void
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
    <section className="panel grid gap-1 p-3 text-sm" aria-label="Prévia do e-mail">
      <span className="text-xs text-muted-foreground">Para {data.destino}</span>
      <b className="font-semibold">{data.assunto}</b>
      <p className="whitespace-pre-line break-words">{data.texto}</p>
    </section>
  )
}

/** A movement that says something: why somebody is refused, and what the candidate is written. */
export function MoveDialog({ ids, etapa, onMove, onClose }: MoveDialogProps) {
  const field = useId()
  const writes = isWrittenStage(etapa) && etapa !== 'inscrito'
  const refuses = etapa === 'reprovado'
  const [words, setWords] = useState<MoveWords>({ avisar: writes })
  const set = (part: Partial<MoveWords>) => setWords((before) => ({ ...before, ...part }))
  const reasons = useQuery({ ...trpc.refusalReasons.options.queryOptions(), enabled: refuses })
  const templates = useQuery({ ...trpc.careerTemplates.options.queryOptions(), enabled: writes })
  const own = templates.data?.filter((template) => template.etapa === etapa) ?? []
  const ready = !refuses || words.id_motivo !== undefined || (words.texto?.trim().length ?? 0) > 1
  const many = ids.length > 1 ? ` (${ids.length})` : ''
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={`Mover para ${stageLabels[etapa]}${many}`}>
        <DialogBody className="grid gap-4">
          {refuses && (
            <div className="grid gap-1">
              <Label htmlFor={`${field}-motivo`}>Motivo *</Label>
              <Select
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
              </Select>
            </div>
          )}
          <div className="grid gap-1">
            <Label htmlFor={`${field}-texto`}>{refuses ? 'Motivo por escrito' : 'Comentário'}</Label>
            <Textarea
              id={`${field}-texto`}
              maxLength={MAX_TEXT}
              rows={3}
              value={words.texto ?? ''}
              onChange={(event) => set({ texto: event.target.value })}
              aria-describedby={`${field}-dica`}
            />
            <span id={`${field}-dica`} className="text-xs text-muted-foreground">
              {refuses && words.id_motivo === undefined ? text.reasonRequired : text.disclosable}
            </span>
          </div>
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
                  <Select
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
                  </Select>
                </div>
              )}
              {words.avisar && <Preview id={ids[0]!} etapa={etapa} words={words} />}
            </>
          )}
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" onClick={onClose}>
            {dialog.cancel}
          </Button>
          <Button variant="primary" disabled={!ready} onClick={() => onMove(words)}>
            Mover
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
