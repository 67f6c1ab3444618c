import { FormError } from './form-error.tsx';

export const states = {
  none: <FormError />,
  'a sentence': <FormError text="This name is taken." />,
  'with a list': (
    <FormError
      refusal={{
        code: 'format_invalid',
        text: 'The format has 2 problems.',
        problems: ['The group stage has no teams.', 'The final has no best of.'],
      }}
    />
  ),
};
