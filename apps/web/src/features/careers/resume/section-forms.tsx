import { certificateFields, educationFields, experienceFields } from '@intranet/contract/careers/resume'
import { educationLabels } from '@intranet/contract/personal-options'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { MissingPage } from '@/components/shell/route-error.tsx'
import { StateField } from '@/features/company/structure-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { optionsOf } from '@/lib/options-of.ts'

type Resume = Outputs['resume']['mine']
type Sections = Pick<Resume, 'formacoes' | 'experiencias' | 'certificados'>
type Row<K extends keyof Sections> = Sections[K][number]

/** The saved row of a section, or the start of a new one; the CV is read again once it is kept. */
function SectionPage<K extends keyof Sections>({
  section,
  id,
  children,
}: {
  section: K
  id: number | undefined
  children: (row: Row<K> | undefined) => ReactNode
}) {
  const read = useRecord(trpc.resume.mine.queryOptions())
  return (
    <LoadedPage reads={[read]}>
      {(resume) => {
        const row = (resume[section] as Row<K>[]).find((one) => one.id === id)
        if (id !== undefined && !row) return <MissingPage />
        return (
          <Page>
            <PageHead />
            <PageSheet spine={null}>{children(row)}</PageSheet>
          </Page>
        )
      }}
    </LoadedPage>
  )
}

const identityOf = (form: string, row: { id: number; updated_at: string } | undefined) =>
  row ? savedRecord(form, row) : newRecord(form)

type Education = z.input<typeof educationFields>
const situations = optionsOf(educationLabels)

function EducationEnd() {
  const goesOn = useValue<Education>()('situacao') === 'EM_ANDAMENTO'
  return (
    <DateField<Education>
      name="data_fim"
      label={goesOn ? 'Previsão de conclusão' : 'Conclusão'}
      required={!goesOn}
    />
  )
}

interface SectionFormProps<Values> {
  /** Of a saved row. */
  id?: number
  /** What the PDF proposed for a new one. */
  start?: Partial<Values>
}

export function EducationPage({ id, start }: SectionFormProps<Education>) {
  return (
    <SectionPage section="formacoes" id={id}>
      {(row) => (
        <Form
          identity={identityOf('resumeEducation', row)}
          schema={educationFields}
          defaultValues={row ?? { descricao: '', ie: '', situacao: 'CONCLUIDO', ...start }}
          onSubmit={async (fields) => {
            if (row)
              await api.resume.updateEducation.mutate({ ...fields, id: row.id, updated_at: row.updated_at })
            else await api.resume.createEducations.mutate({ objects: [fields] })
          }}
          changes={[trpc.resume.mine.queryFilter()]}
        >
          <FormPanel>
            <TextField<Education> name="descricao" label="Curso" maxLength={160} wide />
            <TextField<Education> name="ie" label="Instituição" maxLength={160} wide />
            <SelectField<Education> name="situacao" label="Situação" options={situations} />
            <DateField<Education> name="data_inicio" label="Ingresso" />
            <EducationEnd />
          </FormPanel>
          <FormActions />
        </Form>
      )}
    </SectionPage>
  )
}

type Experience = z.input<typeof experienceFields>

function ExperienceEnd() {
  const stays = useValue<Experience>()('emprego_atual') === true
  return stays ? null : <DateField<Experience> name="data_fim" label="Saída" required />
}

export function ExperiencePage({ id, start }: SectionFormProps<Experience>) {
  return (
    <SectionPage section="experiencias" id={id}>
      {(row) => (
        <Form
          identity={identityOf('resumeExperience', row)}
          schema={experienceFields}
          defaultValues={
            row
              ? { ...row, estado: row.estado as Experience['estado'] }
              : { empresa: '', funcao: '', emprego_atual: false, ...start }
          }
          onSubmit={async (fields) => {
            if (row)
              await api.resume.updateExperience.mutate({ ...fields, id: row.id, updated_at: row.updated_at })
            else await api.resume.createExperiences.mutate({ objects: [fields] })
          }}
          changes={[trpc.resume.mine.queryFilter()]}
        >
          <FormPanel>
            <TextField<Experience> name="funcao" label="Função" maxLength={120} />
            <TextField<Experience> name="empresa" label="Empresa" maxLength={120} />
            <TextField<Experience> name="cidade" label="Cidade" maxLength={120} />
            <StateField<Experience> name="estado" label="Estado" />
            <DateField<Experience> name="data_inicio" label="Ingresso" />
            <ExperienceEnd />
            <ToggleField<Experience> name="emprego_atual" label="Emprego atual" labels={['Sim', 'Não']} />
            <TextAreaField<Experience> name="descricao" label="O que você fazia" rows={4} max={2000} wide />
          </FormPanel>
          <FormActions />
        </Form>
      )}
    </SectionPage>
  )
}

type Certificate = z.input<typeof certificateFields>

export function CertificatePage({ id }: { id?: number }) {
  return (
    <SectionPage section="certificados" id={id}>
      {(row) => (
        <Form
          identity={identityOf('resumeCertificate', row)}
          schema={certificateFields}
          defaultValues={row ?? { organizacao: '', descricao: '' }}
          onSubmit={async (fields) => {
            if (row)
              await api.resume.updateCertificate.mutate({ ...fields, id: row.id, updated_at: row.updated_at })
            else await api.resume.createCertificates.mutate({ objects: [fields] })
          }}
          changes={[trpc.resume.mine.queryFilter()]}
        >
          <FormPanel>
            <TextField<Certificate> name="descricao" label="Certificado" maxLength={160} wide />
            <TextField<Certificate> name="organizacao" label="Organização" maxLength={120} wide />
            <DateField<Certificate> name="data_emissao" label="Emissão" />
            <DateField<Certificate> name="data_validade" label="Validade" />
          </FormPanel>
          <FormActions />
        </Form>
      )}
    </SectionPage>
  )
}
