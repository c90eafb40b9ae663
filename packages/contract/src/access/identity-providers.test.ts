import { describe, expect, it } from 'vitest'
import { passwordsOff } from '../messages/single-sign-on.ts'
import { identityProviderErrors, identityProviderForm } from './identity-providers.ts'

const fields = {
  nome: 'Casa',
  emissor: 'https://casa.example',
  permite_http: false,
  client_id: 'intranet',
  dominios: ['@Casa.Example ', 'casa.example'],
  papeis: [],
  aceita_fator: false,
  retorno_proprio: true,
  senhas_desligadas: false,
  ativo: true,
}

it('people whose passwords are off are shown their provider', () => {
  expect(passwordsOff('Casa')).toContain('“Entrar com Casa”')
})

describe('an identity provider', () => {
  it('has domains without the sign, each once', () => {
    expect(identityProviderForm.parse(fields).dominios).toEqual(['casa.example'])
    for (const wrong of ['casa', 'casa..example', '-casa.example', 'a@b.example', 'casa.example/x'])
      expect(identityProviderForm.safeParse({ ...fields, dominios: [wrong] }).success).toBe(false)
  })

  it('says which fields belong together', () => {
    expect(identityProviderErrors({ papeis: [{ valor: 'a', papel: 'rh:leitor' }] })).toHaveProperty(
      'campo_papeis',
    )
    expect(Object.keys(identityProviderErrors({ senhas_desligadas: true }))).toEqual([
      'id_excecao_1',
      'id_excecao_2',
    ])
    expect(identityProviderErrors({ id_excecao_1: 7, id_excecao_2: 7 })).toHaveProperty('id_excecao_2')
    expect(identityProviderErrors({ senhas_desligadas: true, id_excecao_1: 7, id_excecao_2: 8 })).toEqual({})
  })
})
