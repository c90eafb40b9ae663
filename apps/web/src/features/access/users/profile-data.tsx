import {
  formatCep,
  formatCpf,
  formatDate,
  formatDateTime,
  formatPhone,
  yesNo,
} from '@intranet/contract/formats'
import {
  genderLabels,
  maritalLabel,
  type Gender,
  type MaritalStatus,
} from '@intranet/contract/personal-options'
import { employmentLabels, type EmploymentType } from '@intranet/contract/employee-options'
import { Facts, type Fact } from '@/components/records/facts.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { employeeStateText } from './employee-state.ts'
import type { UserRecord } from './user-form.ts'
import type { UserSection } from './user-sections.tsx'
import { providerFact } from '@/features/company/provider-cell.tsx'

function Lines({ id, title, lines }: { id: UserSection; title: string; lines: readonly Fact[] }) {
  return (
    <section id={id} className="mb-6">
      <SectionLabel>{title}</SectionLabel>
      <Facts rows={lines} className="sm:grid-cols-2" />
    </section>
  )
}

function address({ rua, numero, complemento }: UserRecord): string | null {
  return rua && [rua, numero, complemento].filter(Boolean).join(', ')
}

/** A person's data for reading; who only keeps the configuration gets no documents from the server. */
export function ProfileData({ user, documents }: { user: UserRecord; documents: boolean }) {
  const genero = user.genero as Gender | null
  return (
    <>
      <Lines
        id="dados"
        title="Dados"
        lines={[
          ['E-mail de acesso', user.email],
          ['E-mail corporativo', user.email_corp],
          ['E-mail pessoal', user.email_pessoal],
          ['Telefone', formatPhone(user.telefone)],
          ['Telefone corporativo', formatPhone(user.telefone_corp)],
          ['Data de nascimento', user.data_nascimento && formatDate(user.data_nascimento)],
          ['Gênero', genero && genderLabels[genero]],
          ['Estado civil', user.estado_civil && maritalLabel(user.estado_civil as MaritalStatus, genero)],
          ['Nacionalidade', user.nacionalidade],
          ['Disponibilidade para viagens', yesNo(user.viagem)],
          [
            'LinkedIn',
            user.linkedin && (
              <a href={user.linkedin} target="_blank" rel="noreferrer">
                {user.linkedin}
              </a>
            ),
          ],
        ]}
      />
      <Lines
        id="organizacao"
        title="Organização"
        lines={[
          ['Tipo', user.tipo],
          providerFact(user.empresa),
          ['Departamento', user.departamento],
          ['Setor', user.setor],
          ['Cargo', user.cargo],
          ['Gestor', user.gestor],
          ['Empresa contratante', user.contratante],
          ['Matrícula', user.matricula],
          ['Vínculo', user.tipo_vinculo && employmentLabels[user.tipo_vinculo as EmploymentType]],
          ['Situação', (user.funcionario || user.situacao === 'admissao') && employeeStateText(user)],
          ['Data de admissão', user.data_admissao && formatDate(user.data_admissao)],
          ...(user.data_desligamento
            ? [['Data de desligamento', formatDate(user.data_desligamento)] satisfies Fact]
            : []),
          ['Perfil', user.perfil],
          ['Último acesso', formatDateTime(user.ultimo_acesso)],
        ]}
      />
      <Lines
        id="endereco"
        title="Endereço"
        lines={[
          ['CEP', user.cep && formatCep(user.cep)],
          ['Endereço', address(user)],
          ['Bairro', user.bairro],
          ['Cidade', user.cidade && `${user.cidade}/${user.uf}`],
        ]}
      />
      {documents && (
        <Lines
          id="documentos"
          title="Documentos"
          lines={[
            ['CPF', user.cpf && formatCpf(user.cpf)],
            ['RG', user.rg],
            ['Categoria da CNH', user.cnh_categoria],
            ['Número da CNH', user.cnh_numero],
          ]}
        />
      )}
    </>
  )
}
