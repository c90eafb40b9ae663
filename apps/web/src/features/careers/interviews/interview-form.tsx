import { DrawerForm } from '@/components/form/drawer-form.tsx'
import { interviewForm } from '@intranet/contract/careers/interviews'
import type * as z from 'zod'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { PeopleField } from '@/features/company/people-field.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Values = z.input<typeof interviewForm>
export type Interview = Outputs['interviews']['ofApplication'][number]

interface InterviewFormProps {
  /** The application. */
  application: number
  /** The one that is moved; a new one without. */
  interview?: Interview
  onClose: () => void
}

/** Date, place or link, and who asks the questions; a moved one asks the candidate again. */
export function InterviewForm({ application, interview, onClose }: InterviewFormProps) {
  const interviewers = (input: { q?: string; incluir?: number }) =>
    trpc.interviews.interviewers.queryOptions({ ...input, id_candidatura: application })
  return (
    <DrawerForm
      title={interview ? 'Mudar entrevista' : 'Convidar para entrevista'}
      onClose={onClose}
      identity={interview ? savedRecord('interview', interview) : newRecord('interview', application)}
      schema={interviewForm}
      defaultValues={
        interview
          ? {
              inicio: interview.inicio,
              fim: interview.fim,
              local: interview.local,
              link: interview.link,
              orientacoes: interview.orientacoes,
              participantes: interview.participantes.map(({ id }) => id),
            }
          : { participantes: [] }
      }
      texts={{
        success: interview ? 'Entrevista alterada. O candidato foi convidado de novo.' : 'Convite enviado.',
      }}
      onSubmit={async (values) => {
        if (interview)
          await api.interviews.update.mutate({
            ...values,
            id: interview.id,
            updated_at: interview.updated_at,
          })
        else await api.interviews.create.mutate({ ...values, id_candidatura: application })
      }}
      changes={[trpc.interviews.pathFilter(), trpc.applicants.pathFilter()]}
      save={interview ? undefined : 'Convidar'}
    >
      <div className="grid gap-4">
        <DateTimeField<Values> name="inicio" label="Início" required />
        <DateTimeField<Values> name="fim" label="Término" required />
        <TextField<Values> name="local" label="Local" maxLength={160} />
        <TextField<Values> name="link" label="Link" type="url" maxLength={2048} />
        <PeopleField<Values> name="participantes" label="Entrevistadores" from={interviewers} required />
        <TextAreaField<Values> name="orientacoes" label="Orientações ao candidato" />
      </div>
    </DrawerForm>
  )
}
