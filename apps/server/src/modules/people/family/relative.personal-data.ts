import { maskedCpfSql } from '../../../platform/masked-cpf.ts'
import { gone, source, type Source } from '../../../platform/personal-data.ts'

export const relativeData: readonly Source[] = [
  source(
    'pessoa',
    ['familiares', 'Familiares', 'Benefícios e contatos de emergência'],
    ['rh_familiar', 'id_funcionario'],
    't.id',
    [
      ['nome', 'Nome'],
      ['parentesco', 'Parentesco'],
      ['data_nascimento', 'Nascimento'],
      // Somebody else's document: the file may be passed on outside the screen.
      ['cpf', 'CPF', maskedCpfSql('t.cpf')],
      ['telefone', 'Telefone'],
      ['dependente_ir', 'Dependente no IR'],
      ['dependente_plano', 'Dependente no plano'],
      ['contato_emergencia', 'Contato de emergência'],
      ['trabalha_no_grupo', 'Trabalha no grupo'],
    ],
    gone,
  ),
]
