/** A person (rh_usuario) as records and histories hold them; lists name which of its fields they show. See docs/people.md. */
import { employeeStateLabels, employmentLabels } from '../employee-options.ts'
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { asWords } from '../list-column.ts'
import { genderLabels, userTypes } from '../personal-options.ts'

export const person = entity(
  'rh_usuario',
  {
    /** Null once somebody was forgotten. */
    nome: field.nullable(field.name('Nome', 120)),
    /** Where they sign in: the superadmin's to change. */
    email: field.headed('E-mail', field.email('E-mail de acesso')),
    ativo: field.stepped(field.active()),
    funcionario: field.flag('Funcionário'),
    id_empresa: field.optional(field.reference('Provedor')),
    id_departamento: field.optional(field.reference('Departamento')),
    id_cargo: field.optional(field.reference('Cargo')),
    id_setor: field.optional(field.reference('Setor')),
    id_contratante: field.optional(field.reference('Empresa contratante')),
    /** The person who leads them. */
    id_gestor: field.optional(field.reference('Gestor')),
    matricula: field.optional(field.text('Matrícula', 20)),
    tipo_vinculo: field.optional(field.choice('Vínculo', employmentLabels)),
    situacao: field.defaulted(field.choice('Situação', employeeStateLabels)),
    data_admissao: field.headed('Admissão', field.optional(field.day('Data de admissão'))),
    data_desligamento: field.headed(
      'Desligamento',
      field.nullable(field.stepped(field.day('Data de desligamento'))),
    ),
    cpf: field.unsorted(field.optional(field.document('CPF'))),
    rg: field.optional(field.text('RG', 20)),
    cnh_categoria: field.optional(field.text('Categoria da CNH', 20)),
    cnh_numero: field.optional(field.text('Número da CNH', 11)),
    genero: field.optional(field.choice('Gênero', genderLabels)),
    estado_civil: field.optional(field.text('Estado civil', 1)),
    data_nascimento: field.optional(field.day('Data de nascimento')),
    nacionalidade: field.optional(field.text('Nacionalidade', 60)),
    email_corp: field.optional(field.email('E-mail corporativo')),
    email_pessoal: field.optional(field.email('E-mail pessoal')),
    telefone: field.optional(field.phone('Telefone')),
    telefone_corp: field.personal(
      'phone',
      field.unmarkedText(field.optional(field.text('Telefone corporativo', 13))),
    ),
    cep: field.optional(field.cep()),
    rua: field.optional(field.text('Rua', 160)),
    numero: field.optional(field.text('Número', 20)),
    complemento: field.optional(field.text('Complemento', 80)),
    bairro: field.optional(field.text('Bairro', 120)),
    id_cidade: field.optional(field.reference('Cidade')),
    linkedin: field.optional(field.url('LinkedIn')),
    viagem: field.flag('Disponibilidade para viagens'),
    /** Whether colleagues see the birthday, never its year. */
    exibir_aniversario: field.flag('Exibir aniversário'),
    /** An own upload that is not attached yet. */
    id_foto: field.optional(field.file('Foto')),
    ultimo_acesso: field.byDay(field.nullable(field.computed(field.moment('Último acesso')))),
  },
  {
    sort: 'nome',
    merges: [
      'telefone',
      'telefone_corp',
      'linkedin',
      'nacionalidade',
      'viagem',
      // The CEP fills in the others.
      ['cep', 'rua', 'numero', 'complemento', 'bairro', 'id_cidade'],
    ],
  },
)

const { fields } = person
const named = (label: string) => field.nullable(field.joined(label))

/** People who sign in. */
export const user = entity(
  'rh_usuario',
  {
    nome: fields.nome,
    email: fields.email,
    cpf: fields.cpf,
    tipo: field.listed(asWords(userTypes), field.joined('Tipo')),
    empresa: named('Empresa'),
    id_empresa: field.nullable(field.joinedId('Empresa')),
    id_departamento: field.unsorted(field.nullable(field.joinedId('Departamento'))),
    departamento: field.unlisted(named('Departamento')),
    perfil: field.unsorted(named('Perfil')),
    /** Only a filter: people with this access profile. */
    id_perfil: field.unsorted(field.joinedId('Perfil')),
    ultimo_acesso: fields.ultimo_acesso,
    ativo: fields.ativo,
    id_foto: field.unlisted(fields.id_foto),
  },
  { sort: 'nome' },
)
