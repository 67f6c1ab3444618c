// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "input_invalid_type": "This is missing or has another type than {expected}",
  "input_too_small": {
    "by": "origin",
    "string": "Use at least {minimum} characters",
    "array": "Give at least {minimum}",
    "other": "The least is {minimum}"
  },
  "input_too_big": {
    "by": "origin",
    "string": "Use at most {maximum} characters",
    "array": "Give at most {maximum}",
    "other": "The most is {maximum}"
  },
  "input_invalid_format": "This has another form than it should",
  "input_invalid_value": "This is none of {options}",
  "input_not_multiple_of": "Enter a multiple of {divisor}",
  "input_unrecognized_keys": "Leave out {keys}",
  "input_custom": "{says}"
}, {
  "de": {
  "input_invalid_type": "Das fehlt oder ist von anderer Art als {expected}",
  "input_too_small": {
    "by": "origin",
    "string": "Nimm mindestens {minimum} Zeichen",
    "array": "Gib mindestens {minimum} an",
    "other": "Das Kleinste ist {minimum}"
  },
  "input_too_big": {
    "by": "origin",
    "string": "Nimm höchstens {maximum} Zeichen",
    "array": "Gib höchstens {maximum} an",
    "other": "Das Größte ist {maximum}"
  },
  "input_invalid_format": "Das hat nicht die Form, die es haben soll",
  "input_invalid_value": "Das ist nichts von {options}",
  "input_not_multiple_of": "Gib ein Vielfaches von {divisor} ein",
  "input_unrecognized_keys": "Lass {keys} weg",
  "input_custom": "{says}"
},
  "es": {
  "input_invalid_type": "Esto falta o no es del tipo {expected}",
  "input_too_small": {
    "by": "origin",
    "string": "Usa al menos {minimum} caracteres",
    "array": "Da al menos {minimum}",
    "other": "Lo mínimo es {minimum}"
  },
  "input_too_big": {
    "by": "origin",
    "string": "Usa como mucho {maximum} caracteres",
    "array": "Da como mucho {maximum}",
    "other": "Lo máximo es {maximum}"
  },
  "input_invalid_format": "Esto no tiene la forma que debería",
  "input_invalid_value": "Esto no es ninguno de {options}",
  "input_not_multiple_of": "Escribe un múltiplo de {divisor}",
  "input_unrecognized_keys": "Quita {keys}",
  "input_custom": "{says}"
},
  "pt-BR": {
  "input_invalid_type": "Falta, ou é de outro tipo que {expected}",
  "input_too_small": {
    "by": "origin",
    "string": "Use pelo menos {minimum} caracteres",
    "array": "Dê pelo menos {minimum}",
    "other": "O mínimo é {minimum}"
  },
  "input_too_big": {
    "by": "origin",
    "string": "Use no máximo {maximum} caracteres",
    "array": "Dê no máximo {maximum}",
    "other": "O máximo é {maximum}"
  },
  "input_invalid_format": "Não tem a forma que deveria",
  "input_invalid_value": "Não é nenhum de {options}",
  "input_not_multiple_of": "Digite um múltiplo de {divisor}",
  "input_unrecognized_keys": "Tire {keys}",
  "input_custom": "{says}"
},
  "fr": {
  "input_invalid_type": "Ceci manque ou n’est pas du type {expected}",
  "input_too_small": {
    "by": "origin",
    "string": "Utilise au moins {minimum} caractères",
    "array": "Donne au moins {minimum}",
    "other": "Le minimum est {minimum}"
  },
  "input_too_big": {
    "by": "origin",
    "string": "Utilise au plus {maximum} caractères",
    "array": "Donne au plus {maximum}",
    "other": "Le maximum est {maximum}"
  },
  "input_invalid_format": "Ceci n’a pas la bonne forme",
  "input_invalid_value": "Ce n’est aucun de {options}",
  "input_not_multiple_of": "Saisis un multiple de {divisor}",
  "input_unrecognized_keys": "Retire {keys}",
  "input_custom": "{says}"
},
  "pl": {
  "input_invalid_type": "Brakuje tego albo ma inny typ niż {expected}",
  "input_too_small": {
    "by": "origin",
    "string": "Minimalna liczba znaków: {minimum}",
    "array": "Podaj co najmniej {minimum}",
    "other": "Najmniej: {minimum}"
  },
  "input_too_big": {
    "by": "origin",
    "string": "Maksymalna liczba znaków: {maximum}",
    "array": "Podaj najwyżej {maximum}",
    "other": "Najwięcej: {maximum}"
  },
  "input_invalid_format": "To ma inną postać, niż powinno",
  "input_invalid_value": "To nie jest żadne z: {options}",
  "input_not_multiple_of": "Podaj wielokrotność liczby {divisor}",
  "input_unrecognized_keys": "Pomiń: {keys}",
  "input_custom": "{says}"
},
});
