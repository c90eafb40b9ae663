/** Employees: people who work in the group, as HR lists and keeps them. See docs/people.md#employees. */
import { person } from '../access/person.ts'
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'

const { fields } = person
const named = (label: string) => field.nullable(field.joined(label))
const keyOf = (label: string) => field.nullable(field.joinedId(label))

export const employee = entity(
  'rh_usuario',
  {
    nome: fields.nome,
    matricula: fields.matricula,
    cpf: fields.cpf,
    empresa: named('Provedor'),
    id_empresa: keyOf('Provedor'),
    contratante: named('Contratante'),
    departamento: named('Departamento'),
    id_departamento: keyOf('Departamento'),
    setor: named('Setor'),
    id_setor: keyOf('Setor'),
    cargo: named('Cargo'),
    id_cargo: keyOf('Cargo'),
    gestor: named('Gestor'),
    id_gestor: keyOf('Gestor'),
    tipo_vinculo: fields.tipo_vinculo,
    email_corp: fields.email_corp,
    telefone_corp: fields.telefone_corp,
    data_admissao: fields.data_admissao,
    data_desligamento: fields.data_desligamento,
    situacao: fields.situacao,
    ativo: field.headed('Acesso', fields.ativo),
    email: field.unlisted(fields.email),
    ultimo_acesso: field.unlisted(fields.ultimo_acesso),
    id_foto: field.unlisted(fields.id_foto),
  },
  { sort: 'nome' },
)
