"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type PathValue,
  useForm,
  useWatch,
} from "react-hook-form";
import type * as z from "zod";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { cn } from "@/lib/class-names";
import { ApiError } from "@/lib/http/client";
import { notify } from "@/lib/notify";
import type { Control } from "./control";
import { FormControl } from "./form-control";
import { issuesByField, sentence } from "./issues";
import { useHydrated } from "./use-hydrated";

interface FormProps<Values extends FieldValues, Output> {
  controls: readonly Control<Path<Values>>[];
  schema: z.ZodType<Output, Values>;
  defaultValues: DefaultValues<Values>;
  /** May throw an ApiError: its issues are shown at their fields, its message in a toast, and the input stays. */
  onSubmit: (values: Output) => Promise<unknown>;
  submitText?: string;
  submitVariant?: "destructive";
  /** The button's text while submitting, "Saving…". */
  waitingText?: string;
  /** Whether the button is disabled, given the field values. */
  isDisabled?: (values: Values) => boolean;
  /** How its parts are laid out: a grid of one column unless it is set. */
  className?: string;
  /** Classes of a wrapper around the fields, for forms whose button row is laid out separately. */
  bodyClassName?: string;
  /** The button's width: the whole row unless it is set. */
  buttonClassName?: string;
  /** The place of the button row: a little below the fields unless it is set. */
  footClassName?: string;
  /** Adds a button that leaves the form. */
  onCancel?: () => void;
  cancelText?: string;
  /** More buttons beside these, or what stands below them. */
  actions?: ReactNode;
  /** Components that watch the fields from inside the form, with useFormContext. */
  children?: ReactNode;
}

/** A form rendered from its controls. It validates with the schema when a field loses focus, then on every change. */
export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const {
    controls,
    schema,
    defaultValues,
    onSubmit,
    submitText = "Submit",
    submitVariant,
    waitingText,
    isDisabled,
    className = "grid gap-4",
    bodyClassName = "contents",
    buttonClassName = "w-full",
    footClassName = "mt-2",
  } = props;
  const form = useForm<Values, unknown, Output>({ resolver: zodResolver(schema), defaultValues, mode: "onTouched" });
  const values = useWatch({ control: form.control });
  const { isSubmitting } = form.formState;
  const isHydrated = useHydrated();

  async function submit(output: Output) {
    try {
      await onSubmit(output);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const names = controls.map((control) => control.name);
      issuesByField(error.issues, names).forEach(([name, message], index) => {
        form.setError(name as Path<Values>, { type: "server", message }, { shouldFocus: index === 0 });
      });
      notify.failed(error);
    }
  }

  /** Registers a field with its value from before hydration, which the form's default would overwrite. */
  function registered(name: Path<Values>) {
    const { ref, ...field } = form.register(name);
    return {
      ...field,
      ref: (element: HTMLInputElement | null) => {
        if (!isHydrated && element?.value) form.setValue(name, element.value as PathValue<Values, Path<Values>>);
        ref(element);
      },
    };
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(submit)} className={className}>
        <div className={bodyClassName}>
          {controls.map((control) => {
            if (control.element) {
              return (
                <div key={control.name} className={control.className}>
                  {control.element}
                </div>
              );
            }
            const message = form.getFieldState(control.name, form.formState).error?.message;
            return (
              <Field
                key={control.name}
                label={control.label}
                hint={control.hint}
                optional={control.optional}
                className={control.className}
                error={message && sentence(message)}
              >
                <FormControl control={control} {...registered(control.name)} />
              </Field>
            );
          })}
          {props.children}
        </div>
        <div className={cn("flex flex-wrap gap-2", footClassName)}>
          <Button
            type="submit"
            size="lg"
            variant={submitVariant}
            className={cn("h-auto min-h-13 max-w-full whitespace-normal", buttonClassName)}
            // Before hydration the browser would submit the form itself, with its values in the URL.
            disabled={!isHydrated || isDisabled?.(values as Values)}
            waiting={isSubmitting}
            waitingText={waitingText}
          >
            {submitText}
          </Button>
          {props.onCancel && (
            <Button variant="ghost" size="lg" onClick={props.onCancel}>
              {props.cancelText ?? "Cancel"}
            </Button>
          )}
          {props.actions}
        </div>
      </form>
    </FormProvider>
  );
}
