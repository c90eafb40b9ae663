import { hiring as text } from '@intranet/contract/messages/hiring'
import { formatDateTime } from '@intranet/contract/formats'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Label } from '@/components/ui/label.tsx'
import { Textarea } from '@/components/ui/textarea.tsx'
import { toast } from '@/lib/toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Applicant = Outputs['applicants']['get']

/** Comments of those who decide; the candidate may ask to read them, which is said under the field. */
export function ApplicantNotes({ id, notas }: Pick<Applicant, 'id' | 'notas'>) {
  const field = useId()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const note = useMutation(
    trpc.applicants.note.mutationOptions({
      onSuccess: async () => {
        setTyped('')
        toast.success(text.noteAdded)
        await queryClient.invalidateQueries(trpc.applicants.get.queryFilter({ id }))
      },
    }),
  )
  return (
    <section className="mb-5">
      <SectionLabel count={notas.length || undefined}>Comentários</SectionLabel>
      <div className="mb-3 grid gap-1">
        <Label htmlFor={field}>Novo comentário</Label>
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
        <div>
          <Button
            busy={note.isPending}
            disabled={typed.trim().length < 2}
            onClick={() => note.mutate({ id, texto: typed.trim() })}
          >
            Comentar
          </Button>
        </div>
      </div>
      <ul className="grid gap-3 text-sm">
        {notas.map((one) => (
          <li key={one.id}>
            <span className="text-xs text-muted-foreground">
              {one.autor ?? 'Pessoa removida'}, {formatDateTime(one.created_at)}
            </span>
            <p className="whitespace-pre-line break-words">{one.texto}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
