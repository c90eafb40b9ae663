/** Relatives of employees (rh_familiar). See docs/people.md#own-relatives. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { kinshipLabels } from './family-options.ts'

export const relative = entity(
  'rh_familiar',
  {
    funcionario: field.nullable(field.joined('Funcionário')),
    id_funcionario: field.joinedId('Funcionário'),
    id_empresa: field.nullable(field.joinedId('Provedor')),
    nome: field.headed('Familiar', field.name('Nome', 120)),
    parentesco: field.choice('Parentesco', kinshipLabels),
    data_nascimento: field.personal(
      'birth',
      field.headed('Nascimento', field.optional(field.day('Data de nascimento'))),
    ),
    idade: field.nullable(field.figure('Idade')),
    cpf: field.unlogged(field.unsorted(field.optional(field.document('CPF')))),
    dependente_ir: field.headed('Dependente no IR', field.flag('Dependente no imposto de renda')),
    dependente_plano: field.headed('Dependente no plano', field.flag('Dependente no plano de saúde')),
    trabalha_no_grupo: field.flag('Trabalha no grupo'),
    contato_emergencia: field.flag('Contato de emergência'),
    telefone: field.unsorted(field.optional(field.phone('Telefone'))),
    /** The relative as an employee of the group. */
    id_funcionario_familiar: field.unlogged(
      field.unlisted(field.optional(field.reference('Cadastro do familiar'))),
    ),
    colega: field.unlisted(field.nullable(field.joined('Colega'))),
  },
  { sort: 'nome' },
)
