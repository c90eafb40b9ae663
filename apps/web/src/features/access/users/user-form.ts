import type { UserForm } from '@intranet/contract/access/user-schemas'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { trpc } from '@/lib/trpc.ts'

/** What Sim and Não mean where it is asked whether somebody is an employee. */
export const employeeMeans = {
  yes: 'Trabalha no grupo: tem agenda, avisos, contatos e os documentos da equipe.',
  no: 'É de fora: entra nos módulos do perfil, e não vê agenda, avisos nem documentos da equipe.',
}

export type UserRecord = inferOutput<typeof trpc.users.get>

/** A new person; switches start off, and whether they are an employee is asked. */
export const emptyUser = {
  nome: '',
  email: '',
  viagem: false,
  exibir_aniversario: true,
  id_empresa: null,
  id_departamento: null,
  id_cargo: null,
  uf: null,
  id_cidade: null,
}

/** One's own data as the form holds it. */
export function ownValues(user: UserRecord) {
  return {
    nome: user.nome ?? '',
    cpf: user.cpf ?? '',
    rg: user.rg ?? '',
    genero: user.genero,
    estado_civil: user.estado_civil,
    data_nascimento: user.data_nascimento ?? '',
    nacionalidade: user.nacionalidade ?? '',
    email_corp: user.email_corp ?? '',
    email_pessoal: user.email_pessoal ?? '',
    telefone: user.telefone ?? '',
    telefone_corp: user.telefone_corp ?? '',
    cep: user.cep ?? '',
    rua: user.rua ?? '',
    numero: user.numero ?? '',
    complemento: user.complemento ?? '',
    bairro: user.bairro ?? '',
    uf: user.uf as UserForm['uf'] | null,
    id_cidade: user.id_cidade,
    cnh_categoria: user.cnh_categoria,
    cnh_numero: user.cnh_numero ?? '',
    linkedin: user.linkedin ?? '',
    viagem: user.viagem,
    exibir_aniversario: user.exibir_aniversario,
    foto: user.id_foto ? `/files/${user.id_foto}` : '',
  }
}

/** All of a person as the form holds it. */
export const userValues = (user: UserRecord) => ({
  ...ownValues(user),
  email: user.email,
  funcionario: user.funcionario,
  id_empresa: user.id_empresa,
  id_departamento: user.id_departamento,
  id_cargo: user.id_cargo,
  data_admissao: user.data_admissao ?? '',
})

/** What is sent: the state only narrowed the cities, and a photo that stayed is not sent again. */
export function toInput<Values extends Pick<UserForm, 'foto' | 'uf'>>(values: Values) {
  const { foto, ...fields } = values
  const sent = { ...fields, uf: undefined }
  return foto?.startsWith('/files/') ? sent : { ...sent, image_data: foto || null }
}
