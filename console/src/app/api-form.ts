import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ApiError } from './api-error.ts';

interface ApiFormOptions<F extends FieldValues, R> {
  defaultValues: DefaultValues<F>;
  send(values: F): Promise<R>;
  onDone(answer: R): unknown;
}

export interface ApiForm<F extends FieldValues>
  extends Pick<
    UseFormReturn<F>,
    'watch' | 'setValue' | 'register' | 'reset' | 'getValues' | 'control'
  > {
  formId: string;
  /** Of a text input, by the name that the API knows its field by: `limits.second`. */
  input(
    name: FieldPath<F>,
    options?: RegisterOptions<F, FieldPath<F>>,
  ): ReturnType<UseFormReturn<F>['register']>;
  /** The error of a field, in the service's text. */
  errorOf(name: FieldPath<F>): string | undefined;
  /** An error that belongs to no field. */
  failure: Error | null;
  isSending: boolean;
  onSubmit(event?: FormEvent): void;
}

/** A form that is sent to the API: what the API finds wrong is shown at the field that it names. */
export function useApiForm<F extends FieldValues, R>({
  defaultValues,
  send,
  onDone,
}: ApiFormOptions<F, R>): ApiForm<F> {
  const formId = useId();
  const form = useForm<F>({ defaultValues });
  const { errors } = form.formState;
  /** Fields that are on the form: an issue of another path is said below it. */
  const shown = useRef(new Set<string>());
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => {
      for (const [index, { path, message }] of issuesOf(error).entries()) {
        form.setError(path.join('.') as FieldPath<F>, { message }, { shouldFocus: index === 0 });
      }
    },
  });
  const isPlaced = (error: Error) =>
    issuesOf(error).length > 0 &&
    issuesOf(error).every(({ path }) => shown.current.has(path.join('.')));
  return {
    formId,
    control: form.control,
    watch: form.watch,
    setValue: form.setValue,
    register: form.register,
    reset: form.reset,
    getValues: form.getValues,
    input(name, options) {
      shown.current.add(name);
      return form.register(name, options);
    },
    errorOf(name) {
      shown.current.add(name);
      return (get(errors, name) as { message?: string } | undefined)?.message;
    },
    failure: sending.error && !isPlaced(sending.error) ? sending.error : null,
    isSending: sending.isPending,
    onSubmit(event) {
      // An error that the service gave stands until the next try.
      form.clearErrors();
      void form.handleSubmit((values) => sending.mutate(values))(event);
    },
  };
}

const issuesOf = (error: Error) => (error instanceof ApiError ? error.issues : []);
