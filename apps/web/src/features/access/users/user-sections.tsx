import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { SectionIndex } from '@/components/shell/section-index.tsx'
import { NoPermission } from '@/components/shell/states.tsx'

const sections = {
  dados: 'Dados',
  endereco: 'Endereço',
  documentos: 'Documentos',
  organizacao: 'Organização',
}
export type UserSection = keyof typeof sections

/** The sections of a person's form or profile, for the spine. */
export function UserSections({ shown }: { shown: UserSection[] }) {
  return <SectionIndex sections={Object.fromEntries(shown.map((key) => [key, sections[key]]))} />
}

/** Instead of another person's data: HR keeps them, and nobody else asks the server. */
export function Refused() {
  return (
    <Page>
      <PageHead heading="PERFIL" />
      <PageSheet>
        <NoPermission text="Cada pessoa vê e altera o próprio perfil; os demais, Recursos Humanos." />
      </PageSheet>
    </Page>
  )
}
