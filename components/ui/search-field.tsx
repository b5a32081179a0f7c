"use client";

import { Search } from "lucide";
import { maxSearchLength } from "@/lib/http/address-query";
import { Icon } from "./icon";
import { Input } from "./input";
import { Label } from "./label";
import { useDebouncedText } from "./use-debounced-text";

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (value: string) => void;
  className?: string;
}

/** Searches while typing, debounced. */
export function SearchField({ label, placeholder, value, onSearch, className }: SearchFieldProps) {
  const [text, setText] = useDebouncedText(value, (typed) => typed.trim(), onSearch);
  return (
    <div className={className}>
      <Label htmlFor="search">{label}</Label>
      <div className="relative">
        <Icon
          shape={Search}
          className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-3"
        />
        <Input
          id="search"
          type="search"
          placeholder={placeholder}
          value={text}
          maxLength={maxSearchLength}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          className="pl-10"
        />
      </div>
    </div>
  );
}
