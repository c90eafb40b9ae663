import { hiring as text } from '@intranet/contract/messages/hiring'
import { formatDateTime } from '@intranet/contract/formats'
import { Composer } from '@/components/form/composer.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

type Applicant = Outputs['applicants']['get']

/** Comments of those who decide; the candidate may ask to read them, which is said under the field. */
export function ApplicantNotes({ id, notas }: Pick<Applicant, 'id' | 'notas'>) {
  const note = useSave(trpc.applicants.note.mutationOptions(), {
    saved: text.noteAdded,
    changes: [trpc.applicants.get.queryFilter({ id })],
  })
  return (
    <section className="mb-5">
      <SectionLabel count={notas.length || undefined}>Comentários</SectionLabel>
      <div className="mb-3">
        <Composer
          keptAs={`applicant-note:${id}`}
          label="Novo comentário"
          action="Comentar"
          rows={2}
          hint={text.disclosable}
          onSend={(texto) => note.mutateAsync({ id, texto })}
        />
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
